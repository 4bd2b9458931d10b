// Attack: is right, and has final helpers that keep what only a final class may do.
// Exercise: 3
// Expect: passed
// Held by: only subclasses lose their final
import UIKit

protocol Copying { func copied() -> Self }
final class Note: Copying {
    func copied() -> Note { Note() }
}

class BaseView: UIView {
    // `_` in a name
    let _note = Note()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
