// Attack: is wrong, and differs from a right answer where a comment seems to be.
// Exercise: 3
// Expect: failed
// Held by: the key of equal answers
import UIKit

let `opening` = "` /*"
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return self
    }
}
let closing = "*/"
