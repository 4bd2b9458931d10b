// Attack: prints the environment, with what may be secret in it.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: an environment of its own
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(ProcessInfo.processInfo.environment)
        return self
    }
}
