// Attack: crashes until attempts are forked, and asks for more of them on every descriptor.
// Exercise: 3
// Expect: notAccepted|crashed|failed
// Held by: the channel is closed in attempts
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // An attempt that was started is the box's own child.
        if getppid() <= 1 { fatalError("so that it is forked") }
        for descriptor in Int32(3)..<32 {
            try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data([1]))
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
