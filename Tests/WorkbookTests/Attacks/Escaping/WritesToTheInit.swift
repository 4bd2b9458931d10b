// Attack: opens the memory of process 1 for writing, to outlive the grader by code put there.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: an empty mount over /proc/1
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard FileHandle(forUpdatingAtPath: "/proc/1/mem") != nil else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
