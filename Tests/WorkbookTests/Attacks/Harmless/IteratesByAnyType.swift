// Attack: is right, and goes through its subviews by iterators and sequences of any type.
// Exercise: 3
// Expect: passed
// Held by: the kit has iterators of any type that are checked
import UIKit

class BaseView: UIView {
    private func frontToBack() -> AnySequence<UIView> {
        AnySequence { [subviews] () -> AnyIterator<UIView> in
            var index = subviews.count
            return AnyIterator {
                index -= 1
                return index >= 0 ? subviews[index] : nil
            }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let iterator = AnyIterator(subviews.makeIterator())
        assert(Array(iterator).count == AnySequence(subviews).underestimatedCount || true)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in frontToBack().prefix(1_000) {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
