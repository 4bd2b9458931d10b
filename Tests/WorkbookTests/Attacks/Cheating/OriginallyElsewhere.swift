// Attack: says that a type of its own was the model's once.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler's parse: attributes
import UIKit

@available(macOS 10.0, *) @_originallyDefinedIn(module: "UIKitModel", macOS 10.0) public struct Note { public init() {} }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = Note()
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
