// Meant: The author believes that a disabled button cannot be hit and must be skipped.
// Kind: fault
// Belief: SkipsDisabledButtons

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return hit }

        let buttons = siblings[..<index].compactMap { $0 as? UIButton }
        for button in buttons.reversed() where button.isEnabled {
            if let target = button.hitTest(convert(point, to: button), with: event) {
                return target
            }
        }
        return hit
    }
}
