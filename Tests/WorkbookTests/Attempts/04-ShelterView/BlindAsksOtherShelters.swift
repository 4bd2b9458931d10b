// Expect: failed
// Belief: another shelter below is asked like a button.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for view in below.reversed() {
            if view is UIButton || view is ShelterView, let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return own
    }
}
