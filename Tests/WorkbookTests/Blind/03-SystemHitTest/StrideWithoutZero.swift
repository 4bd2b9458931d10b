// Meant: Believed that stride(from:to:by:) includes its end, so the index 0 is reached.
// Kind: fault
// Belief: SkipsTheFirstSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        for index in stride(from: subviews.count - 1, to: 0, by: -1) {
            let subview = subviews[index]
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
