// Expect: passed
// Form: One lazy chain of reversed, compactMap and first; a button may be asked twice, which is harmless here.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return own }

        let found = siblings[..<index]
            .reversed()
            .lazy
            .compactMap { $0 as? UIButton }
            .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
            .first
        return found ?? own
    }
}
