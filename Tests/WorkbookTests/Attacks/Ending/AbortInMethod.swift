// Attack: crashes on purpose.
// Exercise: 3
// Expect: crashed
// Held by: own process
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        abort()
    }
}
