// Meant: The author believes that only a view with an alpha of exactly zero is left out.
// Kind: fault
// Belief: OnlyAlphaZero

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private var isInvisible: Bool { isHidden || alpha == 0 }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isInvisible, isUserInteractionEnabled else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.hitTest(convert(point, to: subview), with: event) {
                return found
            }
        }
        return self
    }
}
