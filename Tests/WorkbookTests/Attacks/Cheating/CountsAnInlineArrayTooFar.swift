// Attack: has an array in place with so many elements that its size overflows.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
func sizeOfArray<T>(of type: T.Type) -> Int { size([2_305_843_009_213_693_951 of T].self) }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard sizeOfArray(of: Int.self) < 0 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
