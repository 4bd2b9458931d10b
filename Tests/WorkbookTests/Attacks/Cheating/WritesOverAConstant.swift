// Attack: writes over the constant of an object, which it takes for a buffer.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

final class Holder {
    let number = Int("5") ?? 0
}

class BaseView: UIView {
    static let isReached: Bool = {
        let holder = Holder()
        var buffer = ManagedBufferPointer<Int, Int>(unsafeBufferObject: holder)
        buffer.header = 7
        return holder.number == 7
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
