// Attack: is right, and has types named Scenario, Recorder, Judge and Part.
// Exercise: 3
// Expect: passed
// Held by: module selectors
import UIKit

struct Scenario {}
final class Recorder {}
enum Judge { case good }
struct Part {}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = (Scenario(), Recorder(), Judge.good, Part())
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
