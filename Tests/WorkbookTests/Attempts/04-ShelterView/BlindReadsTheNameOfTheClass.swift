// Expect: failed
// Belief: a button is what is called one.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
        for sibling in superview.subviews[..<index].reversed() {
            guard String(describing: type(of: sibling)).contains("Button"), let button = Optional(sibling) else { continue }
            let p = button.convert(point, from: self)
            if let hit = button.hitTest(p, with: event) {
                return hit
            }
        }
        return own
    }
}
