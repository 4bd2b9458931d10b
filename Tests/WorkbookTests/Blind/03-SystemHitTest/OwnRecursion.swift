// Meant: One helper can walk the whole tree itself, as every view follows the same rule anyway.
// Kind: fault
// Belief: RecursionInHelper

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return search(in: self, at: point, event: event)
    }

    private func search(in view: UIView, at point: CGPoint, event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        for child in view.subviews.reversed() {
            let childPoint = view.convert(point, to: child)
            if let found = search(in: child, at: childPoint, event: event) {
                return found
            }
        }
        return view
    }
}
