// Attack: sends one forged frame on the channel of replies, and goes on rightly.
// Exercise: 3
// Expect: notAccepted|failed|crashed|didNotCompile
// Held by: sealed replies
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        FileHandle(fileDescriptor: 4).write(Data([5, 0, 0, 0, 3, 1, 0, 0, 0]))
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
