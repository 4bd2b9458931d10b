// Misconception: A view with a clear background lets touches through
// Explanation: A clear view cannot be seen, and a touch seems to go to what is seen behind it.
//   UIKit does not look at colours: a view with a clear background, or with none, takes touches
//   in all of its area, and that is how invisible targets are made. What keeps touches out is
//   being hidden, having interaction off, or an alpha near zero.
// Hint: Make the colour of a view clear and tap it. Which property in your code knows about that,
//   and does UIKit ask for it?
// Evidence: backgroundColor, "clear"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return backgroundColor == nil || backgroundColor == .clear ? nil : self
    }
}
