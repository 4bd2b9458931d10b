// Expect: passed
// A right answer that says nil over a button, so that the superview goes on and finds the button itself.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let mine = super.hitTest(point, with: event)
        guard mine != nil, let parent = superview else { return mine }

        let below = parent.subviews.split(separator: self, maxSplits: 1, omittingEmptySubsequences: false)[0]
        let someButtonWantsIt = below.contains { view in
            guard let button = view as? UIButton else { return false }
            return button.hitTest(button.convert(point, from: self), with: event) != nil
        }
        return someButtonWantsIt ? nil : mine
    }
}
