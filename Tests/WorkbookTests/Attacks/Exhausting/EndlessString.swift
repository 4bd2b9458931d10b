// Attack: grows a text until there is no memory.
// Exercise: 3
// Expect: crashed|failed|timedOut|didNotCompile
// Held by: memory limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var text = "a"
        while true { text += text }
    }
}
