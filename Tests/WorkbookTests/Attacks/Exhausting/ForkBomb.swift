// Attack: starts itself again and again, from each process two.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: limit of processes; process namespace
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<1_000_000 {
            let child = Process()
            child.executableURL = URL(fileURLWithPath: "/bin/sh")
            child.arguments = ["-c", "f() { f | f & }; f"]
            try? child.run()
        }
        return self
    }
}
