// Meant: The author has written the check of the shelter's own area and nothing of the search.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        // now the buttons

        return self
    }
}
