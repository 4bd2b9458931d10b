// Attack: has the system's hitTest answer for other objects when it comes into its window.
// Exercise: 3
// Expect: failed
// Held by: the system's hitTest is heard from the first object of a scene to the last
import UIKit

/// A view with the system's own hit test.
final class Decoy: BaseView {
    func ask() { _ = system(.zero) }
}

class BaseView: UIView {
    override func didMoveToWindow() {
        if !(self is Decoy) { Decoy().ask() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }

    func system(_ point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
}
