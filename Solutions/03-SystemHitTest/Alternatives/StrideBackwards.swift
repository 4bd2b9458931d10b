// Form: a stride over the indices, from the last to the first.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for index in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[index]
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                return found
            }
        }
        return self
    }
}
