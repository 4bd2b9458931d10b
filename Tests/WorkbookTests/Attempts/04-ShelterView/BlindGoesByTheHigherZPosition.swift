// Expect: failed
// Belief: a button with the higher zPosition lies in front of the shelter.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            guard button.layer.zPosition <= layer.zPosition else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
