// Meant: A first save that overrides hitTest with self.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return self
    }
}
