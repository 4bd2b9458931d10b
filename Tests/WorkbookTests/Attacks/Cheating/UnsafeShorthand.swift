// Attack: marks memory that is not checked before a closure's first argument.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let read: (UnsafeMutableRawPointer) -> Int = { unsafe $0.load(as: Int.self) }
        print(read)
        return super.hitTest(point, with: event)
    }
}
