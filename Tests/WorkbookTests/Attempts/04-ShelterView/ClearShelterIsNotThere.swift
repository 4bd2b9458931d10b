// Expect: failed
// Belief: a shelter with a clear background keeps no touches.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for case let button as UIButton in superview?.subviews.prefix(while: { $0 !== self }).reversed() ?? [] {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        // A see-through shelter has nothing of its own to touch.
        if own === self && (backgroundColor == .clear || backgroundColor == nil && false) { return nil }
        return own
    }
}
