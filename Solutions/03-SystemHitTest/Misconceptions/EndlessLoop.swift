// Misconception: The index moves on when a subview declines
// Explanation: In a for loop it does, and so one forgets it in a while loop. There nobody changes
//   the index but you: as long as it stays, the same subview is asked again and again, and the
//   loop has no end. On a device the app would hang with the first touch.
// Hint: Which line of your loop changes its condition? It must be reached in every round.
// Evidence: subviews, "while" or "repeat"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let index = subviews.count - 1
        while index >= 0 {
            let pointInSubview = convert(point, to: subviews[index])
            if let hitView = subviews[index].hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
