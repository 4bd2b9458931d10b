// Attack: names an array whose number of elements is part of its type.
// Exercise: 3
// Expect: notAccepted
// Held by: the allow-list
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard MemoryLayout<InlineArray<4, UInt32>>.size == 16 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
