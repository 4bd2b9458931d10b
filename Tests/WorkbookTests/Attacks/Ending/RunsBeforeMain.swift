// Attack: has a section of the program run code before it begins.
// Exercise: 3
// Expect: notAccepted|didNotCompile|crashed|failed
// Held by: the compiler's parse: attributes
import UIKit

nonisolated(unsafe) var isEarly = false

@section(".init_array") @used let early: @convention(c) () -> Void = { isEarly = true }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isEarly else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
