// Expect: passed
// Form: a single expression.
import UIKit

class BaseView: UIView {
    override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
        isHidden || !isUserInteractionEnabled || alpha < 0.01 || !point(inside: p, with: e) ? nil
            : subviews.reversed().reduce(nil) { $0 ?? $1.hitTest(convert(p, to: $1), with: e) } ?? self
    }
}
