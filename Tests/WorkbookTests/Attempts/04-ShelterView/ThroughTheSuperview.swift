// Expect: passed
// Form: Converts in two steps by way of the superview, with an extension that lists the siblings below.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return own }

        let outer = parent.convert(point, from: self)
        for button in buttonsBelow {
            let inner = parent.convert(outer, to: button)
            if let hit = button.hitTest(inner, with: event) { return hit }
        }
        return own
    }
}

extension ShelterView {
    /// Buttons of the same superview under the shelter, front-most first.
    fileprivate var buttonsBelow: [UIButton] {
        var result: [UIButton] = []
        for sibling in superview?.subviews ?? [] {
            guard sibling !== self else { break }
            if let button = sibling as? UIButton { result.insert(button, at: 0) }
        }
        return result
    }
}
