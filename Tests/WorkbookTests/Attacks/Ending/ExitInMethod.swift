// Attack: ends the process with status 0 in the first hitTest.
// Exercise: 3
// Expect: crashed
// Held by: own process; exit status 0 is no evidence
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        exit(0)
    }
}
