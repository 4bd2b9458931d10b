// Attack: has the runtime double a type, as the associated type of an empty one.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

protocol Step {
    associatedtype Next: Step
    static var size: Int { get }
}

struct Sized<T>: Step {
    typealias Next = Sized<(T, T, T, T, T, T, T, T)>
    static var size: Int { MemoryLayout<T>.size }
}

func size<S: Step>(_ type: S.Type, after steps: Int) -> Int {
    steps == 0 ? S.size : size(S.Next.self, after: steps - 1)
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard size(Sized<Int>.self, after: 5) > 64 << 10 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
