// Meant: The author lets every control through, not only buttons.
// Kind: fault
// Belief: AnyControl

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return hit }

        for case let control as UIControl in siblings[..<index].reversed() {
            if let target = control.hitTest(convert(point, to: control), with: event) {
                return target
            }
        }
        return hit
    }
}
