// Attack: is right, with more imports than it needs.
// Exercise: 3
// Expect: passed
// Held by: the rules refuse only what is the kit's
import Foundation
import UIKit
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
