// Attack: looks for the workbook from the path of its own program.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: neutral paths in the box
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(CommandLine.arguments, FileManager.default.currentDirectoryPath, #filePath)
        var folder = URL(fileURLWithPath: CommandLine.arguments[0])
        for _ in 0..<8 {
            folder.deleteLastPathComponent()
            print((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        }
        return self
    }
}
