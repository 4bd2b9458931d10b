// Expect: passed
// A right answer written as one lazy chain over the siblings below.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let below = (superview?.subviews ?? []).prefix(while: { $0 !== self })
        let answer = below
            .reversed()
            .lazy
            .compactMap { $0 as? UIButton }
            .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
            .first
        return answer ?? own
    }
}
