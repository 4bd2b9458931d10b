// Attack: writes attributes that are refused as names between backticks.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

@`_silgen_name`("getpid") func processNumber() -> Int32

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(processNumber())
        return super.hitTest(point, with: event)
    }
}
