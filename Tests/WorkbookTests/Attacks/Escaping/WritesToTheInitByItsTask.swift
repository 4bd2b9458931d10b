// Attack: opens the memory of process 1 by the other names that the kernel has for it.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: an empty mount over /proc/1
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let names = [
            "/proc/1/task/1/mem", "/proc/self/../1/mem", "/proc/self/root/proc/1/mem",
            "/proc/self/task/../../1/task/1/mem", "/proc/thread-self/root/proc/1/mem",
        ]
        guard names.contains(where: { FileHandle(forUpdatingAtPath: $0) != nil }) else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
