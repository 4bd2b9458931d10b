// Attack: hides code from a reader by a sign that turns the direction of text.
// Exercise: 3
// Expect: failed
// Held by: judged by behaviour
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        /* ‮ } ⁦if isHidden⁩ ⁦ begin */
        return self
    }
}
