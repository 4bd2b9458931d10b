// Attack: is right, and has types and members of the names that the harness has.
// Exercise: 3
// Expect: passed
// Held by: what the harness adds has names of its own
import UIKit

protocol Harness {}
protocol TracedObject {}
protocol Part {}
protocol Sandbox {}
struct Attempt: Harness, TracedObject, Part, Sandbox {}
enum Scene { case one }
final class Recorder {}
struct Judge {}
struct TracedView {}
struct Request {}
func perform(_ recorder: Recorder) {}

class BaseView: UIView {
    var part = 0
    var sceneView: UIView?
    var sceneLayerView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        part += 1
        _ = (Attempt(), Scene.one, Judge(), sceneView, sceneLayerView)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
