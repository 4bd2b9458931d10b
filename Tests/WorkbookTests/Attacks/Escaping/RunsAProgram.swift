// Attack: runs a shell, which writes to the home folder.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: no program to run; no place to write
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "echo attack > $HOME/workbook-attack; echo attack > /tmp/workbook-attack"]
        try? child.run()
        child.waitUntilExit()
        return self
    }
}
