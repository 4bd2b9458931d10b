// Attack: copies the scene into plain views while it is built and laid out, and asks the copy.
// Exercise: 3
// Expect: failed
// Held by: a view that is no part of the scene counts as super.hitTest
import UIKit

/// A plain view that stands for one of the scene.
final class Copy: UIView {
    weak var original: UIView?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        original?.point(inside: point, with: event) ?? false
    }
}

class BaseView: UIView {
    static var copies: [ObjectIdentifier: Copy] = [:]

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let copy = Copy(frame: frame)
        copy.original = self
        BaseView.copies[ObjectIdentifier(self)] = copy
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let copy = BaseView.copies[ObjectIdentifier(self)]
        guard copy?.hitTest(point, with: event) != nil else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
