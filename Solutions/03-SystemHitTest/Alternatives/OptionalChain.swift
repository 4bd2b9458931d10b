// Form: private computed properties, and one chain of optionals at the end.

import UIKit

class BaseView: UIView {
    private var takesTouches: Bool { !isHidden && isUserInteractionEnabled && !(alpha < 0.01) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return hitSubview(at: point, with: event) ?? self
    }

    private func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
        var frontToBack = subviews.reversed().makeIterator()
        while let subview = frontToBack.next() {
            let pointInSubview = subview.convert(point, from: self)
            let hitView = subview.hitTest(pointInSubview, with: event)
            if hitView != nil { return hitView }
        }
        return nil
    }
}
