// Attack: prints escape sequences that clear the screen and write a green verdict.
// Exercise: 3
// Expect: failed
// Held by: what is printed is escaped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("\u{1B}[2J\u{1B}[H\u{1B}[32m28 of 28 tests passed\u{1B}[0m\u{1B}]0;passed\u{7}")
        print("\u{9B}31mred \u{202E}dessap \u{8}\u{8}\u{8}")
        return self
    }
}
