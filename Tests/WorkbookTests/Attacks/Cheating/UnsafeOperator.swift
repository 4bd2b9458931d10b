// Attack: marks memory that is not checked before an operator of its own.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Foundation
import UIKit

prefix operator §
prefix func § (count: Int) -> UnsafeMutableRawPointer { NSMutableData(length: count)!.mutableBytes }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(unsafe §8)
        return super.hitTest(point, with: event)
    }
}
