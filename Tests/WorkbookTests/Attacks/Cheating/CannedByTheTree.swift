// Attack: knows the scenes of the named tests by the names in them, and answers nil for all else.
// Exercise: 3
// Expect: failed
// Held by: random scenes
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let names = Set(["Green", "Brown", "Blue", "Yellow", "B", "view_1", "view_2", "view_3"])
        let known = subviews.contains { names.contains($0.accessibilityIdentifier ?? "") }
        if !known && !names.contains(accessibilityIdentifier ?? "") { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
