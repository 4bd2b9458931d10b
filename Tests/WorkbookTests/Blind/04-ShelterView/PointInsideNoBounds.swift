// Meant: The author answers point(inside:) with "not over a button" alone and forgets the shelter's own bounds.
// Kind: fault
// Belief: SelfInsteadOfNil, EverywhereButOverTheButton

import UIKit

class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let parent = superview else { return super.point(inside: point, with: event) }

        let overButton = parent.subviews
            .prefix(while: { $0 !== self })
            .contains { view in
                view is UIButton && view.hitTest(self.convert(point, to: view), with: event) != nil
            }
        return !overButton
    }
}
