// Attack: leaves a process behind that outlives its parent, twice removed.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: process namespace; no program to start
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "setsid sh -c '(sleep 86400 &) &' &"]
        try? child.run()
        return self
    }
}
