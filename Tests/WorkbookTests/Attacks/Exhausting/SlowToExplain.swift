// Attack: is wrong, and sleeps in every scene for almost as long as a scene may take that explains it.
// Exercise: 3
// Expect: timedOut|failed
// Held by: time limit for the whole answer
import Foundation
import UIKit

class BaseView: UIView {
    private static weak var lastWindow: UIWindow?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if window !== BaseView.lastWindow {
            BaseView.lastWindow = window
            Thread.sleep(forTimeInterval: 0.12)
        }
        guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
