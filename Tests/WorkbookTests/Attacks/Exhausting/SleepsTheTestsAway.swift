// Attack: is right in the first scenes, and sleeps in them until no time is left to play the others.
// Exercise: 3
// Expect: timedOut|failed
// Held by: a test that nothing was played of does not pass
import Foundation
import UIKit

class BaseView: UIView {
    private static weak var lastWindow: UIWindow?
    private static var scenes = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if window !== BaseView.lastWindow {
            BaseView.lastWindow = window
            BaseView.scenes += 1
            Thread.sleep(forTimeInterval: 0.3)
        }
        // By then all the time is gone.
        guard BaseView.scenes < 16 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
