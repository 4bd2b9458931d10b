// Attack: reads the memory of an object as a C text, by the formats of NSString.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

final class Holder {
    let number = 0x4443_4241
}

class BaseView: UIView {
    static let isReached: Bool = {
        let holder = Holder()
        let address = Int(bitPattern: ObjectIdentifier(holder))
        let text = NSMutableString(capacity: 8)
        text.append(String(describing: NSString(format: "%s", address + 16)))
        return String(describing: text).hasPrefix("ABCD")
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
