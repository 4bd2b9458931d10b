// Misconception: Inside the circle the first subview is asked first
// Explanation: Who writes the hit test by hand goes through the subviews as they come, and that is from
//   the back to the front. Where two overlap, the one behind is found. UIKit asks the last subview
//   first, as that is the one that is seen.
// Hint: Let two subviews overlap in the circle. Which of them do you see, and which one answers?
// Evidence: subviews, hitTest(_:with:)

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = min(bounds.width, bounds.height) / 2
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius else { return nil }
        for subview in subviews {
            if let hitView = subview.hitTest(convert(point, to: subview), with: event) {
                return hitView
            }
        }
        return self
    }
}
