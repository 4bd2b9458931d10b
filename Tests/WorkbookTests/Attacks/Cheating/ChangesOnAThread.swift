// Attack: leaves a thread behind that changes the scene while others are played.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: writes are recorded; scenes belong to one thread
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isFirst = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if BaseView.isFirst {
            BaseView.isFirst = false
            nonisolated(unsafe) let view = self
            Thread.detachNewThread {
                while true { MainActor.assumeIsolated { view.isHidden.toggle() } }
            }
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
