// Form: one lazy sequence of calls, without a loop.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        return (superview?.subviews ?? [])
            .prefix { $0 !== self }
            .reversed()
            .lazy
            .compactMap { $0 as? UIButton }
            .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
            .first ?? hitView
    }
}
