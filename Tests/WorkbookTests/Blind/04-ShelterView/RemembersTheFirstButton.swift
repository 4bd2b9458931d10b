// Meant: The author believes that a view's siblings are settled once it is on screen, and keeps the list of buttons of the first question in a lazy property.
// Kind: fault
// Belief: RemembersTheSiblings

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    /// The buttons below, the front one first. Looked up once, hit testing should be fast.
    private lazy var buttons: [UIButton] = {
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return [] }
        return siblings[..<index].compactMap { $0 as? UIButton }.reversed()
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for button in buttons {
            let converted = convert(point, to: button)
            guard let hit = button.hitTest(converted, with: event) else { continue }
            return hit
        }
        return own
    }
}
