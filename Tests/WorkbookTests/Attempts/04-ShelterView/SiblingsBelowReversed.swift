// Expect: passed
// Form: super first, then the buttons among the siblings below, front-most first.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return own
        }
        for button in siblings[..<index].reversed().compactMap({ $0 as? UIButton }) {
            if let target = button.hitTest(convert(point, to: button), with: event) {
                return target
            }
        }
        return own
    }
}
