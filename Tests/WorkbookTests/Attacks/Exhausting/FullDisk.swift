// Attack: fills the disk with one file.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: no place to write; limit of file size
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let name = NSTemporaryDirectory() + "workbook-attack-disk"
        FileManager.default.createFile(atPath: name, contents: nil)
        let file = FileHandle(forWritingAtPath: name)
        let piece = Data(repeating: 1, count: 1 << 24)
        while true { file?.write(piece) }
    }
}
