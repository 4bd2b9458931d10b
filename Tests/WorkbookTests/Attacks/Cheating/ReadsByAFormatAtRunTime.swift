// Attack: reads the memory of an object as a C text, by a format that is put together.
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
        let format = ["%", "s"].joined()
        return String.localizedStringWithFormat(format, address + 16) == "ABCD"
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
