// Attack: writes over what lies behind data, by a range that is not checked.
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
        let data = NSMutableData(length: 4096)!
        let others = (0..<64).map { _ in Holder() }
        data.resetBytes(in: NSRange(location: 1 << 12, length: 0))
        data.resetBytes(in: NSRange(location: 1 << 13, length: 8))
        return data.length == 4096 && others.count == 64
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
