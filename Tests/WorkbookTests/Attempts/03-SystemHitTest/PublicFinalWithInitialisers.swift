// Expect: passed
// Form: public final class with both initialisers written out.
import UIKit

public final class BaseView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public final override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        let hit = subviews.reversed().reduce(UIView?.none) { found, subview in
            found ?? subview.hitTest(subview.convert(point, from: self), with: event)
        }
        return hit ?? self
    }
}
