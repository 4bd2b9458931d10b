// Misconception: The place of the touch is to be taken from the event
// Explanation: The event comes along, and events have touches with a place, so the point looks like
//   a duplicate. During hit testing the touch is only about to find its view: the event need not
//   have it yet, there may be several, and a call without an event is allowed. The point is what
//   you are asked about.
// Hint: What does your answer do when the event is nil?
// Evidence: location or preciseLocation

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let touch = event?.allTouches?.first else { return false }
        let place = touch.location(in: self)
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(place.x - bounds.midX, place.y - bounds.midY) <= radius
    }
}
