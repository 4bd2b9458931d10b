// Attack: leaves a process behind that keeps the channels open.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: the judge waits for the process, not for the pipe
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["86400"]
        child.standardOutput = FileHandle(fileDescriptor: 4)
        try? child.run()
        exit(0)
    }
}
