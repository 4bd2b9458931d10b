// Attack: declares types of the model anew, in its own module.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: the harness needs the model's
import UIKit

typealias Bool = Swift.Bool
class UIEvent {}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return nil
    }
}
