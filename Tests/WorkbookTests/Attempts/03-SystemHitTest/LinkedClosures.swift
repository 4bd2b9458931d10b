// Expect: passed
// Form: a chain of closures, each with the one behind it as its way out.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let ask = subviews.reduce({ () -> UIView? in self }) { behind, view in
            { view.hitTest(self.convert(point, to: view), with: event) ?? behind() }
        }
        return ask()
    }
}
