// Form: hitTest written out as in exercise 3, with comments in Chinese.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // 隐藏、不可交互或透明的按钮不接收触摸
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }
        // 圆外的点交给下面的视图
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = subview.convert(point, from: self)
            if let target = subview.hitTest(pointInSubview, with: event) { return target }
        }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
