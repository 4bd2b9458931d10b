// Meant: If no subview was hit then nothing was found, and the answer for nothing is nil.
// Kind: fault
// Belief: NilForItself, ContainerIsNeverHit

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        if subviews.isEmpty { return self }

        for child in subviews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) {
                return hit
            }
        }
        return nil
    }
}
