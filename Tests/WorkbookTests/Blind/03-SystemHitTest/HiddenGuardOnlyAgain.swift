// Meant: Half of the first step, then the stub's nil.
// Kind: unfinished
// Belief: none

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden {
            return nil
        }
        if !isUserInteractionEnabled {
            return nil
        }
        // Write the rest:
        // who is asked whether the point is inside, which subviews are
        // asked, in which order, at which point, and who is found if none of them is.
        return nil
    }
}
