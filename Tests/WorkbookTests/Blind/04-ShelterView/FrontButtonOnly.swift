// Meant: Believed that only the front-most button counts, and the shelter has the touch if that one declines.
// Kind: fault
// Belief: OnlyTheFrontmostButton

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let button = frontMostButton else { return own }
        return button.hitTest(convert(point, to: button), with: event) ?? own
    }

    /// The button right under the shelter.
    private var frontMostButton: UIButton? {
        guard let parent = superview, let index = parent.subviews.firstIndex(of: self) else { return nil }
        return parent.subviews[..<index].last { $0 is UIButton } as? UIButton
    }
}
