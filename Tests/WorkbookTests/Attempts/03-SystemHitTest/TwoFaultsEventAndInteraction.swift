// Expect: failed
// Belief: interaction and event play no part.
// Misconception: ForgetsInteraction + ForgetsTheEvent
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if alpha < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, from: self), with: nil) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
