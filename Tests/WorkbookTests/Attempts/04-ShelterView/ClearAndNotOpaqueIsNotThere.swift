// Expect: failed
// Belief: a clear button that is not opaque is not there.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews, let me = siblings.firstIndex(of: self) else { return hit }
        for case let button as UIButton in siblings[..<me].reversed() {
            // a button that shows nothing is not there
            if !button.isOpaque && button.backgroundColor == .clear { continue }
            if let found = button.hitTest(convert(point, to: button), with: event) { return found }
        }
        return hit
    }
}
