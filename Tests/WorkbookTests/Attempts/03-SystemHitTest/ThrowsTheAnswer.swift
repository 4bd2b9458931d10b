// Expect: passed
// Form: the answer leaves a forEach as an error.
import UIKit

class BaseView: UIView {
    private struct Found: Error { let view: UIView }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        do {
            guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
            guard self.point(inside: point, with: event) else { return nil }
            try subviews.reversed().forEach { view in
                if let hit = view.hitTest(view.convert(point, from: self), with: event) { throw Found(view: hit) }
            }
            return self
        } catch let found as Found {
            return found.view
        } catch {
            return nil
        }
    }
}
