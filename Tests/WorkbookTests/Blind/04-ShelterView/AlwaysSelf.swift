// Meant: A first save that answers self for every point.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // TODO: the button
        return self
    }
}
