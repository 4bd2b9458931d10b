// Attack: declares Part, TracedObject, Recorder, Scene and Harness, and hopes to be taken for them.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: module selectors
import UIKit

final class Part {}
protocol TracedObject {}
protocol Harness {}
final class Recorder {}
struct Scene {}
func perform(_ any: Any) {}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
