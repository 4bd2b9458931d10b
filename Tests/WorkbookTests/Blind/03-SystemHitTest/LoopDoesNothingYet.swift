// Meant: Has guards and the loop with the converted point, but only prints it and does not ask the subview yet.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let converted = subview.convert(point, from: self)
            print(subview, converted)
        }
        return self
    }
}
