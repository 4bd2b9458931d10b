// Attack: doubles a structure by a function that calls itself, until its size overflows.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

struct Two<T> { var first: T, second: T }

func size<T>(_ type: T.Type, doubled times: Int) -> Int {
    times == 0 ? MemoryLayout<T>.size : size(Two<T>.self, doubled: times - 1)
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard size(Int.self, doubled: 61) == 0 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
