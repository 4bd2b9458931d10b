// Attack: prints without end.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: limit of what is printed
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { print(String(repeating: "flood ", count: 1_000)) }
    }
}
