// Attack: ends the process from a thread while scenes are played.
// Exercise: 3
// Expect: crashed|failed
// Held by: own process; a pass needs every reply
import Foundation
import UIKit

class BaseView: UIView {
    static let bomb: Void = {
        Thread.detachNewThread { exit(0) }
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.bomb
        usleep(2_000)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
