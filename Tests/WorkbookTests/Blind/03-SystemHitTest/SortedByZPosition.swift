// Meant: Believed that the subview with the highest zPosition is in front for touches too, and is asked first.
// Kind: fault
// Belief: ZPositionOrder

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isTouchable else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        let backToFront = subviews.sorted { $0.layer.zPosition < $1.layer.zPosition }
        for subview in backToFront.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }

    private var isTouchable: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01
    }
}
