// Form: an extension of Sequence finds the first result that is not nil.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled && !isHidden && alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return subviews.reversed().firstResult {
            $0.hitTest($0.convert(point, from: self), with: event)
        } ?? self
    }
}

extension Sequence {
    fileprivate func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
