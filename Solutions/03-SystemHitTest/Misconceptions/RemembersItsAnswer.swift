// Misconception: The same point always has the same hit view, so the answer can be kept
// Explanation: UIKit asks twice for a touch, and asking again looks like waste. But between two
//   questions views are hidden, moved, added and removed. A kept answer does not notice, and may
//   even be a view that is gone. The rule is cheap: each view looks once at itself and asks once.
// Hint: Touch a place, hide what was hit there, and touch the same place again.
// Evidence: "var" or "static" or NSCache or NSMapTable

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private var lastPoint: CGPoint?
    private var lastAnswer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if point == lastPoint { return lastAnswer }
        lastPoint = point
        lastAnswer = search(point, with: event)
        return lastAnswer
    }

    /// The hit view, searched anew.
    private func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
