// Attack: reads a pair of numbers while a thread writes it, until they do not fit.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed|timedOut
// Held by: an allow-list of declarations
import Foundation
import UIKit

enum Pair {
    nonisolated(unsafe) static var both = (1, 1)
}

class BaseView: UIView {
    static let isReached: Bool = {
        Thread.detachNewThread { while true { Pair.both = (1, 1); Pair.both = (2, 2) } }
        for _ in 0..<50_000_000 {
            let (one, other) = Pair.both
            if one != other { return true }
        }
        return false
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
