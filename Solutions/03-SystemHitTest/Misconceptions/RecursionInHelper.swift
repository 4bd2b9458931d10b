// Misconception: A helper can walk down the tree without calling hitTest of the subviews
// Explanation: One function that walks the whole tree looks simpler, and finds the same in a tree
//   of plain views. It goes past the hitTest of every view below, though. A view that overrides
//   it, to pass touches through or to take them all, is ignored. UIKit asks each subview by its
//   own hitTest.
// Hint: A subview overrides hitTest. Is its override ever called in your code?
// Evidence: subviews, point(inside:with:) or bounds, without hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        find(point, in: self, with: event)
    }

    /// The hit view in a view and all inside it.
    private func find(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        for subview in view.subviews.reversed() {
            let pointInSubview = view.convert(point, to: subview)
            if let hitView = find(pointInSubview, in: subview, with: event) { return hitView }
        }
        return view
    }
}
