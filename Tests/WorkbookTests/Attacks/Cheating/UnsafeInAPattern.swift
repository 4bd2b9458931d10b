// Attack: marks memory that is not checked within a pattern.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch 0 {
        case unsafe NSMutableData(length: 8)!.mutableBytes.load(as: Int.self): print("read")
        default: break
        }
        return super.hitTest(point, with: event)
    }
}
