// Expect: passed
// Form: the first result of a closure, by a search that rethrows.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if let hit = subviews.reversed().firstResult({ $0.hitTest(convert(point, to: $0), with: event) }) { return hit }
        return self
    }

}

extension Sequence {
    func firstResult<T>(_ transform: (Element) throws -> T?) rethrows -> T? {
        var result: T?
        _ = try first { element in
            result = try transform(element)
            return result != nil
        }
        return result
    }
}

