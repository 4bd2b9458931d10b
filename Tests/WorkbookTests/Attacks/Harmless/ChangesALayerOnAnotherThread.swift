// Attack: adds and removes sublayers on another thread while the main thread does, until memory is damaged.
// Exercise: 3
// Expect: passed
// Held by: an attempt has one thread
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isFirst = true
    nonisolated(unsafe) static let shared = CALayer()

    static func shuffle(_ count: Int) {
        for _ in 0..<count {
            let layer = CALayer()
            shared.addSublayer(layer)
            layer.removeFromSuperlayer()
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if BaseView.isFirst {
            BaseView.isFirst = false
            Thread.detachNewThread { BaseView.shuffle(1_000) }
            BaseView.shuffle(1_000)
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
