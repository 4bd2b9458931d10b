// Misconception: It does not matter which view converts and which one is named
// Explanation: Two methods, "to" and "from", and both take a point and a view: they are easily
//   mixed up. Read as a sentence: a view converts a point of its own to another view, or a point
//   that it got from another view to its own. Called the wrong way round, the offset is added
//   where it should be taken away.
// Hint: Say for your conversion: whose point goes in, and whose comes out?
// Evidence: convert(_:from:) or convert(_:to:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, from: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
