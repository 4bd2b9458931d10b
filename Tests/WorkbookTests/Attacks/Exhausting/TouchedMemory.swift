// Attack: takes memory and writes to all of it.
// Exercise: 3
// Expect: crashed|failed|timedOut|didNotCompile
// Held by: memory limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 26)) }
    }
}
