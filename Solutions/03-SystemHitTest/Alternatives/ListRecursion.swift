// Form: no loop; a helper goes through the list of subviews by recursion.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return ask(subviews[...], point, event) ?? self
    }

    private func ask(
        _ remaining: ArraySlice<UIView>,
        _ point: CGPoint,
        _ event: UIEvent?
    ) -> UIView? {
        guard let front = remaining.last else { return nil }
        return front.hitTest(convert(point, to: front), with: event)
            ?? ask(remaining.dropLast(), point, event)
    }
}
