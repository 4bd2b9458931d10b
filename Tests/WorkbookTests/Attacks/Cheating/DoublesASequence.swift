// Attack: doubles a type of the standard library, until its size overflows.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

func size<S: Sequence>(_ type: S.Type, doubled times: Int) -> Int {
    times == 0 ? MemoryLayout<S>.size : size(Zip2Sequence<S, S>.self, doubled: times - 1)
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard size(Range<Int>.self, doubled: 60) == 0 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
