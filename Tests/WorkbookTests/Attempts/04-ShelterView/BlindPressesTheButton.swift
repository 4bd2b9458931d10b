// Expect: failed
// Belief: the button has to be told of the touch.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            let p = button.convert(point, from: self)
            if let hit = button.hitTest(p, with: event) {
                return hit
            }
        }
        return own
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        (superview?.subviews.first { $0 is UIButton } as? UIButton)?.sendActions(for: .touchDown)
    }
}
