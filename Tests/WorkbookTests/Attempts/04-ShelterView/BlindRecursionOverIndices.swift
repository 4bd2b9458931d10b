// Expect: passed
// A recursive local function goes down the siblings, and points travel by way of the superview.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let ordinary = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return ordinary }
        let shared = parent.convert(point, from: self)

        func firstTaker(below index: Int) -> UIView? {
            guard index > 0 else { return nil }
            let candidate = parent.subviews[index - 1]
            switch candidate {
            case let button as UIButton:
                return button.hitTest(parent.convert(shared, to: button), with: event)
                    ?? firstTaker(below: index - 1)
            default:
                return firstTaker(below: index - 1)
            }
        }

        let here = parent.subviews.firstIndex { $0 === self } ?? 0
        return firstTaker(below: here) ?? ordinary
    }
}
