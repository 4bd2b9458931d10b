// Misconception: A count that cannot be negative belongs in an unsigned number
// Explanation: It sounds reasonable, and some listings that go round count an unsigned index down
//   while it is at least 0. That is always so: an unsigned number has no way to say that it is
//   past the end. In Objective-C it jumps to a huge number, in Swift the program stops, and with
//   no subviews it does so at once.
// Hint: What is one less than 0 in the type of your index? Try your code with no subviews at all.
// Evidence: UInt or UInt8 or UInt16 or UInt32 or UInt64

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var index = UInt(subviews.count) - 1
        while index >= 0 {
            let subview = subviews[Int(index)]
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
            index -= 1
        }
        return self
    }
}
