// Attack: calls functions of the system that it keeps in a list.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class BaseView: UIView {
    static let isReached: Bool = {
        let calls: [(Int32) -> Int32] = [isatty, fsync]
        let convention: @convention(c) (Int32) -> Int32 = isatty
        return calls.map { $0(4) }.contains { $0 <= 0 } && convention(3) == 0
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
