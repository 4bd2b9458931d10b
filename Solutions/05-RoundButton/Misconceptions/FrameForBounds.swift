// Misconception: The circle of a round button is that of its frame
// Explanation: Frame and bounds have the same size in most scenes, so the frame seems as good.
//   But the point comes in the button's own coordinates, and the frame is the box around the
//   button in its superview. Under a transform even its size is another one: scale the button,
//   and its corners begin to react.
// Hint: Scale the button and tap its corner. Which rectangle of the button keeps its size?
// Evidence: frame, without bounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(frame.width, frame.height) / 2
        return hypot(point.x - frame.width / 2, point.y - frame.height / 2) <= radius
    }
}
