// Expect: failed
// Belief: buttons are of type custom or system.
import UIKit
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let superview else { return super.hitTest(point, with: event) }
        for s in superview.subviews.prefix(while: { $0 !== self }).reversed() {
            guard let b = s as? UIButton, b.buttonType == .custom || b.buttonType == .system else { continue }
            if let h = b.hitTest(convert(point, to: b), with: event) { return h }
        }
        return hit
    }
}
