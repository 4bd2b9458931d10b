// Attack: hands an object to threads that is said to be sendable, and reads it while it changes.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed|timedOut
// Held by: an allow-list of declarations
import Foundation
import UIKit

final class Shared: @unchecked Sendable {
    final var pair = (1, 1)
}

class BaseView: UIView {
    static let isReached: Bool = {
        let shared = Shared()
        Thread.detachNewThread { while true { shared.pair = (1, 1); shared.pair = (2, 2) } }
        Task.detached { shared.pair = (3, 3) }
        return (0..<50_000_000).contains { _ in shared.pair.0 != shared.pair.1 }
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
