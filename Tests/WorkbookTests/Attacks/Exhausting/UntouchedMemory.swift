// Attack: reserves more memory than the machine has, and writes to none of it.
// Exercise: 3
// Expect: crashed|failed|timedOut
// Held by: memory limit of the address space
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var kept: [[UInt8]] = []
        for _ in 0..<1_000 {
            var room: [UInt8] = []
            room.reserveCapacity(1 << 32)
            kept.append(room)
        }
        _ = kept.count
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
