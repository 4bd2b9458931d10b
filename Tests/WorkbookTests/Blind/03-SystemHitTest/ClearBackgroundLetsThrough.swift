// Meant: The author believes that a view without a background colour is see-through for touches too.
// Kind: fault
// Belief: ColourIsNeeded

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private var isSeeThrough: Bool {
        guard let color = backgroundColor else { return true }
        return color == .clear
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) {
                return hit
            }
        }
        return isSeeThrough ? nil : self
    }
}
