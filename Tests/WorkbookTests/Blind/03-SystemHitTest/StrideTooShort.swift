// Meant: Took stride(from:to:) to include its end, so the subview at index 0 is never asked.
// Kind: fault
// Belief: SkipsTheFirstSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for i in stride(from: subviews.count - 1, to: 0, by: -1) {
            let subview = subviews[i]
            let converted = subview.convert(point, from: self)
            if let hit = subview.hitTest(converted, with: event) {
                return hit
            }
        }
        return self
    }
}
