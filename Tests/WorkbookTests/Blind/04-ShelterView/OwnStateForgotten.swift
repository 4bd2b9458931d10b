// Meant: The author believes that UIKit never asks a hidden, transparent or non-interactive view, so only the point needs checking.
// Kind: fault
// Belief: SystemChecksTheShelter, SheltersWhileHidden

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }

        if let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) {
            for view in siblings[..<index].reversed() {
                guard let button = view as? UIButton else { continue }
                if let target = button.hitTest(convert(point, to: button), with: event) {
                    return target
                }
            }
        }
        return super.hitTest(point, with: event)
    }
}
