// Meant: Has begun with the first guard, for hidden, and saved.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden {
            return nil
        }
        return self
    }
}
