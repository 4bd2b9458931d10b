// Expect: failed
// Belief: the system looks after its own buttons, so only those of type custom need the shelter.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews.prefix(while: { $0 !== self }) else { return own }
        for case let button as UIButton in siblings.reversed() where button.buttonType == .custom {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
