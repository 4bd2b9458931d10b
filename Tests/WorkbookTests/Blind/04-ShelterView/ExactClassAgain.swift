// Meant: Believed that comparing the type with UIButton.self also holds for subclasses of UIButton.
// Kind: fault
// Belief: ExactlyUIButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(where: { $0 === self }) else { return own }

        for sibling in siblings[0..<index].reversed() where type(of: sibling) == UIButton.self {
            let converted = sibling.convert(point, from: self)
            guard let hit = sibling.hitTest(converted, with: event) else { continue }
            return hit
        }
        return own
    }
}
