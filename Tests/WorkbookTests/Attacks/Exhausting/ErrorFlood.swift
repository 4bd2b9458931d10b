// Attack: writes to standard error without end.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: limit of what is printed
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let flood = String(repeating: "!", count: 1 << 16)
        while true { fputs(flood, stderr) }
    }
}
