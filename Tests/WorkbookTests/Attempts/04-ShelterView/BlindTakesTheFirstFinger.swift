// Expect: failed
// Belief: the event has the one touch that is asked about.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            let p = event?.allTouches?.first?.location(in: button) ?? button.convert(point, from: self)
            if let hit = button.hitTest(p, with: event) {
                return hit
            }
        }
        return own
    }
}
