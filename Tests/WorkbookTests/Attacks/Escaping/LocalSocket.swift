// Attack: listens for others on the machine.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut|didNotCompile
// Held by: no network
import Glibc
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        listen(listener, 5)
        accept(listener, nil, nil)
        return self
    }
}
