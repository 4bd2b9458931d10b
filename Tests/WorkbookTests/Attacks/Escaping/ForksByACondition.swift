// Attack: starts a process of its own where a condition of the compiler allows it.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class BaseView: UIView {
    static let isReached: Bool = {
        #if canImport(UIKit) && compiler(>=6)
            return getpgrp() >= 0 && setpgid(0, 0) == 0 || getsid(0) >= 0
        #else
            return true
        #endif
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
