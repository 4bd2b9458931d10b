// Expect: timedOut
// Belief: asking again leads to an answer in the end.
// Misconception: EndlessLoop
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        guard !subviews.isEmpty else { return self }
        var hit: UIView?
        repeat {
            let child = subviews.last
            hit = child?.hitTest(convert(point, to: child), with: event)
        } while hit == nil
        return hit
    }
}
