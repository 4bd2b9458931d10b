// Attack: has a number taken for an object by a format, which then runs its code.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

final class Holder: NSObject {
    override var description: String { "seen" }
}

class BaseView: UIView {
    static let isReached: Bool = {
        let holder = Holder()
        let address = Int(bitPattern: ObjectIdentifier(holder))
        return String(format: "%@", address).isEmpty == false
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
