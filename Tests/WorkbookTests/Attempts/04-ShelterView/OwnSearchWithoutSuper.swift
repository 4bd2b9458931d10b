// Expect: passed
// Form: the shelter's own search is written out, without super.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let pointOutside = superview.map { convert(point, to: $0) }
        if let superview, let pointOutside, let own = superview.subviews.lastIndex(of: self) {
            var index = own - 1
            while index >= 0 {
                if let button = superview.subviews[index] as? UIButton {
                    let local = superview.convert(pointOutside, to: button)
                    if let hit = button.hitTest(local, with: event) { return hit }
                }
                index -= 1
            }
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
