// Expect: failed
// Belief: what counts is that a button is hit in the end, wherever it lies.
// Misconception: NestedButtons
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        guard own != nil else { return nil }
        let below = superview?.subviews.prefix { $0 !== self } ?? []
        let hits = below.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
        return hits.first { $0.isKind(of: UIButton.self) } ?? own
    }
}
