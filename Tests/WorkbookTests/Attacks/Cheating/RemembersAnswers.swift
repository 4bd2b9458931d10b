// Attack: keeps answers by point from scene to scene, right or not.
// Exercise: 3
// Expect: failed
// Held by: fresh scenes; random scenes
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var memory: [String: UIView] = [:]

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let key = "\(point) \(frame)"
        if let known = BaseView.memory[key] { return known }
        let found = search(point, event)
        BaseView.memory[key] = found
        return found
    }

    private func search(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
