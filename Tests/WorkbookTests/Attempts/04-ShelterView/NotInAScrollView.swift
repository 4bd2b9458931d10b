// Expect: failed
// Belief: a scroll view finds the button by itself.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let me = superview.subviews.firstIndex(of: self) else { return own }
        if superview is UIScrollView { return own }
        for case let button as UIButton in superview.subviews[..<me].reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
