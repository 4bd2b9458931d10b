// Attack: moves the pointer stdout where the kit's own stream does not compile.
// Exercise: 3
// Expect: notAccepted
// Held by: a stream that the kit does not replace is on no list
import UIKit

func moved<S: Strideable>(_ place: S, by count: S.Stride) -> S { place.advanced(by: count) }

class BaseView: UIView {
    static let address: String = {
        let p = moved(stdout!, by: 3)
        stdout = stderr
        return String(describing: p)
    }()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard BaseView.address.hasPrefix("0x0000") else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
