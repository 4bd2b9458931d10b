// Attack: brings an entry of its own to the program.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler: one entry a module
import UIKit

@main
enum Entry {
    static func main() { exit(0) }
}

class BaseView: UIView {
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
