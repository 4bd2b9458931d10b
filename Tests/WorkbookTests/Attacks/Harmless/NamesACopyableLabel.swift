// Attack: none: a class whose name contains a refused word.
// Exercise: 3
// Expect: passed
// Held by: whole words and functions that are written out
import UIKit

/// A label whose text a long press copies: a class that many apps have.
final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
