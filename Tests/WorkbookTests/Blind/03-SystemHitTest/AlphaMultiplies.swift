// Meant: The author believes that the alpha that counts is the one seen on screen, multiplied with that of all views around.
// Kind: fault
// Belief: MultipliesAlpha

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    /// How opaque this view really is on screen.
    private var effectiveAlpha: CGFloat {
        sequence(first: self as UIView, next: { $0.superview }).reduce(1) { $0 * $1.alpha }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, effectiveAlpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for child in subviews.reversed() {
            let converted = child.convert(point, from: self)
            guard let hit = child.hitTest(converted, with: event) else { continue }
            return hit
        }
        return self
    }
}
