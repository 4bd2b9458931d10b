// Meant: The author believes that the second pass for one event always repeats the first, and so remembers the answer by the event.
// Kind: fault
// Belief: AnswerOfTheEventIsKept

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private weak var lastEvent: UIEvent?
    private weak var lastAnswer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // UIKit asks twice per event. No need to walk the tree again.
        if let event, event === lastEvent { return lastAnswer }
        let answer = find(point, event)
        lastEvent = event
        lastAnswer = answer
        return answer
    }

    private func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self
    }
}
