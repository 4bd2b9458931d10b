// Expect: passed
// Form: Right: a recursive helper over a slice of the subviews, which asks the last one and then the rest.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
        if !self.point(inside: point, with: event) { return nil }
        return firstHit(among: subviews[...], at: point, with: event) ?? self
    }

    /// What the front-most of some subviews answers, or the one behind it, and so on.
    private func firstHit(among rest: ArraySlice<UIView>, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let front = rest.last else { return nil }
        if let hit = front.hitTest(convert(point, to: front), with: event) {
            return hit
        }
        return firstHit(among: rest.dropLast(), at: point, with: event)
    }
}
