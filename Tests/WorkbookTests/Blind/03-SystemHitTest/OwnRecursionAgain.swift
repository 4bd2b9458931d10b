// Meant: Believed that one recursive helper may do the search for all views, without their own hitTest being asked.
// Kind: fault
// Belief: RecursionInHelper

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        find(in: self, at: point, with: event)
    }

    private func find(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
        guard view.point(inside: point, with: event) else { return nil }

        for subview in view.subviews.reversed() {
            if let hit = find(in: subview, at: view.convert(point, to: subview), with: event) {
                return hit
            }
        }
        return view
    }
}
