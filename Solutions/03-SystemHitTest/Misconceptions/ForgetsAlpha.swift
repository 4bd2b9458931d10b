// Misconception: A view that is fully transparent still takes touches
// Explanation: A clear background does not keep touches out, so one may think that a clear view
//   does not either. UIKit tells the two apart: alpha below 0.01 means that the view is as good
//   as hidden, and its hitTest answers nil. Invisible areas that react are made with a clear
//   background, not with alpha 0.
// Hint: Fade a view out completely and tap where it was. Which property tells you that it faded?
// Evidence: isHidden, isUserInteractionEnabled, without alpha or opacity

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
