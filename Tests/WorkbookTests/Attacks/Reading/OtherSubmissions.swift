// Attack: looks for other students' files and prints them.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: nothing but its own in the box
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for folder in ["/tmp", "/home", NSHomeDirectory(), "."] {
            let files = FileManager.default.enumerator(atPath: folder)
            while let file = files?.nextObject() as? String {
                if file.hasSuffix("BaseView.swift") { print(folder, file) }
            }
        }
        return self
    }
}
