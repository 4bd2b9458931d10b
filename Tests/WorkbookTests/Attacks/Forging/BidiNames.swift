// Attack: has names and prints in which the direction of text turns.
// Exercise: 3
// Expect: failed
// Held by: signs that turn text are shown as such
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `pass​ed‮` = "\u{202E}\u{2067}dessap\u{2069}\u{200B}"
        print(`pass​ed‮`)
        return self
    }
}
