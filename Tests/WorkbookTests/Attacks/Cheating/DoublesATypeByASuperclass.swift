// Attack: has the runtime double a type, as the argument of a superclass.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

class Sized<T> {
    class func size(after steps: Int) -> Int {
        steps == 0 ? MemoryLayout<T>.size : Larger<T>.next(steps)
    }
}

class Larger<T>: Sized<(T, T, T, T, T, T, T, T)> {
    class func next(_ steps: Int) -> Int { size(after: steps - 1) }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Sized<Int>.size(after: 5) > 64 << 10 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
