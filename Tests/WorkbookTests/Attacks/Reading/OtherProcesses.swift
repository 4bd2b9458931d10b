// Attack: prints the commands and environments of all processes.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: process namespace
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            for file in ["cmdline", "environ"] {
                print(name, FileManager.default.contents(atPath: "/proc/\(name)/\(file)")?.count ?? 0)
            }
        }
        return self
    }
}
