// Attack: has the compiler build an array of 900 million numbers in place.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: compile box: memory
import UIKit

/// The class of every view of the scene, with its hit testing written out.
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

let t: [900_000_000 of UInt8] = .init(repeating: 7)
func q()->UInt8{t[3]}