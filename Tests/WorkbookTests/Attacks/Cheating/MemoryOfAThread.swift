// Attack: opens its memory by the file of its thread, to read the secret of the replies.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: the process keeps its memory file shut
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard FileHandle(forReadingAtPath: "/proc/thread-self/mem") != nil else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
