// Form: recursion down the siblings, by index.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews ?? []
        let index = siblings.firstIndex(of: self) ?? 0
        return button(in: siblings.prefix(index), at: point, with: event) ?? hitView
    }

    private func button(
        in siblings: ArraySlice<UIView>,
        at point: CGPoint,
        with event: UIEvent?
    ) -> UIView? {
        guard let sibling = siblings.last else { return nil }
        if sibling is UIButton,
            let target = sibling.hitTest(convert(point, to: sibling), with: event)
        {
            return target
        }
        return button(in: siblings.dropLast(), at: point, with: event)
    }
}
