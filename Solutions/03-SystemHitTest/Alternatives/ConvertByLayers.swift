// Form: the layers convert the point, and the class is final.

import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha <= 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        for index in subviews.indices.reversed() {
            let subview = subviews[index]
            let pointInSubview = subview.layer.convert(point, from: layer)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
