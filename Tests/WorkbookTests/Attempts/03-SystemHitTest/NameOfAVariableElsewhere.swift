// Expect: passed
// Form: a local function that takes a closure, beside a variable of the same name elsewhere.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let views = subviews.reversed()
        func first(where test: (UIView) -> UIView?) -> UIView? {
            for view in views {
                if let hit = test(view) { return hit }
            }
            return nil
        }
        if let hit = first(where: { $0.hitTest(convert(point, to: $0), with: event) }) { return hit }
        return self
    }

    func count() -> Int { var views = subviews; views.removeAll(); return views.count }

}

