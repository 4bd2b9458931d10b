// Expect: failed
// Belief: of several buttons the largest one is meant.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let hits = (superview?.subviews.prefix { $0 !== self } ?? [])
            .compactMap { $0 as? UIButton }
            .filter { $0.hitTest(self.convert(point, to: $0), with: event) != nil }
        return hits.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height } ?? own
    }
}
