// Expect: failed
// Belief: a superview without interaction keeps the button from being found, whoever asks.
import UIKit
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews, let me = siblings.firstIndex(of: self) else { return own }
        for sibling in siblings[..<me].reversed() {
            guard let button = sibling as? UIButton else { continue }
            if superview?.isUserInteractionEnabled == false { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
