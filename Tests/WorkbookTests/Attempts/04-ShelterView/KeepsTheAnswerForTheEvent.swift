// Expect: failed
// Belief: the answer to one event at one point stays the same.
import UIKit

class ShelterView: UIView {
    private var last: (event: ObjectIdentifier, point: CGPoint, view: UIView)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        if let last, let event, last.event == ObjectIdentifier(event), last.point == point { return last.view }
        for sibling in superview?.subviews.prefix(while: { $0 !== self }).reversed() ?? [] {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                if let event { last = (ObjectIdentifier(event), point, hit) }
                return hit
            }
        }
        return own
    }
}
