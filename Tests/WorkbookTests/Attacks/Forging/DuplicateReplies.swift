// Attack: sends its own copy of a reply that says "ready", a thousand times.
// Exercise: 3
// Expect: notAccepted|failed|crashed|didNotCompile
// Held by: sealed replies: each has a number
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<1_000 {
            FileHandle(fileDescriptor: 4).write(Data([1, 0, 0, 0, 1]))
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
