// Expect: failed
// Belief: the view that is touched may come to the front.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if let button = buttonBelow(point, event) { return button }
        return hit
    }

    private func buttonBelow(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return nil }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(button.convert(point, from: self), with: event) { return hit }
        }
        return nil
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); superview?.bringSubviewToFront(self) }
}
