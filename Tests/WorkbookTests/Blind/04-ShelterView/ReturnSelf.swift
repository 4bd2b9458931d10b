// Meant: The author returns self as a first placeholder.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return self
    }
}
