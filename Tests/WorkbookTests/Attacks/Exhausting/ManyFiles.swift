// Attack: fills the disk with small files.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: no place to write
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for number in 0..<10_000_000 {
            let name = NSTemporaryDirectory() + "workbook-attack-file-\(number)"
            FileManager.default.createFile(atPath: name, contents: nil)
        }
        return self
    }
}
