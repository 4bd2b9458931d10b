// Attack: prints the list of users.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: nothing but the runtime in the box
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? "none")
        return self
    }
}
