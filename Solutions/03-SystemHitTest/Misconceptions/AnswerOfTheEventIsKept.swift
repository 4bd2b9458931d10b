// Misconception: The second question for an event repeats the first
// Explanation: The log of a tap shows the whole sequence twice, with the same event, and walking
//   the tree again looks like waste. But one event tells of all fingers on the screen, at different
//   points, and views can change between two questions. Who answers by the event alone answers for
//   another finger; who compares the point as well misses what has changed.
// Hint: Put two fingers down at the same time, or hide the hit view between two taps. What does your
//   answer do at the second question?
// Evidence: UIEvent, === or == or ObjectIdentifier or hash or UIEvent.timestamp or "lastEvent"
//   or "var"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private weak var lastEvent: UIEvent?
    private weak var lastAnswer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let event, event === lastEvent { return lastAnswer }
        lastEvent = event
        lastAnswer = search(point, with: event)
        return lastAnswer
    }

    private func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
