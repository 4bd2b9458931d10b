// Attack: has the system's hitTest answer while the recorder reads its bounds, and is right only then.
// Exercise: 3
// Expect: failed
// Held by: the recorder reads nothing that an answer overrides
import UIKit

/// A view with the system's own hit test.
final class Decoy: BaseView {
    func ask() { _ = system(.zero) }
}

class BaseView: UIView {
    nonisolated(unsafe) static var isAsking = false
    nonisolated(unsafe) static var wasRead = false

    override var bounds: CGRect {
        get {
            if BaseView.isAsking, !(self is Decoy) {
                BaseView.wasRead = true
                Decoy().ask()
            }
            return super.bounds
        }
        set { super.bounds = newValue }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        BaseView.wasRead = false
        BaseView.isAsking = true
        let isInside = self.point(inside: point, with: event)
        BaseView.isAsking = false
        guard isInside else { return nil }
        // A rule of the scene's made it larger, for which the recorder looks at the bounds.
        if !bounds.insetBy(dx: -1, dy: -1).contains(point), event != nil, !BaseView.wasRead,
            bounds.insetBy(dx: -41, dy: -41).contains(point)
        {
            return nil
        }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }

    func system(_ point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
}
