// Meant: The author has written the first step and left the rest as comments.
// Kind: unfinished
// Belief: none

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // 1
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        // 2 point(inside:with:)
        // 3 subviews, last to first
        // 4 self
        return nil
    }
}
