// Expect: failed
// Belief: a button that is touched takes no second finger.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            if event?.allTouches?.contains(where: { $0.view === button }) == true { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
