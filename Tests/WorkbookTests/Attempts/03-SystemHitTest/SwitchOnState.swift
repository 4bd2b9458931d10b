// Expect: passed
// Decides the refusals with a switch over a tuple and walks the indices downwards.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch (isHidden, isUserInteractionEnabled, alpha) {
        case (true, _, _), (_, false, _):
            return nil
        case (_, _, let a) where a <= 0.01:
            return nil
        default:
            break
        }

        switch self.point(inside: point, with: event) {
        case false:
            return nil
        case true:
            for index in stride(from: subviews.count - 1, through: 0, by: -1) {
                let child = subviews[index]
                switch child.hitTest(convert(point, to: child), with: event) {
                case .some(let hit): return hit
                case .none: continue
                }
            }
            return self
        }
    }
}
