// Attack: is right, and starts work on other threads, which it does not wait for.
// Exercise: 3
// Expect: passed
// Held by: threads are allowed
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isFirst = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if BaseView.isFirst {
            BaseView.isFirst = false
            DispatchQueue.main.async { print("later") }
            DispatchQueue.global().async { print("elsewhere") }
            Thread.detachNewThread { print("on a thread") }
            Task { print("in a task") }
            _ = Timer(timeInterval: 1, repeats: false) { _ in print("in time") }
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
