// Attack: fills the memory that processes share, which outlives it.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: no /dev/shm in the box
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for number in 0..<1_000 {
            let path = "/dev/shm/workbook-attack-\(number)"
            FileManager.default.createFile(atPath: path, contents: Data(count: 1 << 26))
        }
        return self
    }
}
