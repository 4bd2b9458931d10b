// Meant: The author has written the loop over the subviews, but so far it only prints the points and asks nobody.
// Kind: unfinished
// Belief: none

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let p = convert(point, to: child)
            print(type(of: child), p)
            // ask child here
        }
        return nil
    }
}
