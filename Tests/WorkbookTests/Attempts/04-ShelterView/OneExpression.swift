// Expect: passed
// Form: one chain of calls, flatMap and a nil-coalescing operator.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).flatMap { own in
            superview?.subviews.prefix { $0 !== self }.reversed().lazy
                .compactMap { $0 as? UIButton }
                .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
                .first ?? own
        }
    }
}
