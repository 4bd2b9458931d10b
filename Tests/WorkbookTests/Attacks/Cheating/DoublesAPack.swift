// Attack: doubles a pack of types, until their tuple is too large.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: parameter packs
import UIKit

func size<each T>(_ types: repeat (each T).Type, doubled times: Int) -> Int {
    guard times > 0 else { return MemoryLayout<(repeat each T)>.size }
    return size(repeat (each T).self, repeat (each T).self, doubled: times - 1)
}

let isLarge = size(Int.self, doubled: 14) > 64 << 10

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isLarge else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
