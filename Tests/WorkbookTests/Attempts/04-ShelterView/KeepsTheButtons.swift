// Expect: failed
// Belief: the buttons can be looked up once.
// Misconception: RemembersTheSiblings
import UIKit

class ShelterView: UIView {
    private var buttons: [UIButton]?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        if buttons == nil {
            let siblings = superview?.subviews ?? []
            buttons = siblings.prefix { $0 !== self }.compactMap { $0 as? UIButton }.reversed()
        }
        for button in buttons ?? [] {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
