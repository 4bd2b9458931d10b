// Attack: runs before main, by way of a section that the loader reads.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

@section(".init_array") @used
private let early: @convention(c) () -> Void = { exit(0) }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
