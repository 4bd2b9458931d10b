// Attack: has the runtime double a type, and takes it from a mirror.
// Exercise: 3
// Expect: notAccepted
// Held by: mirrors are on no list
import UIKit

indirect enum Box<T> { case pair((T, T)?) }

protocol Step { static func size(after steps: Int) -> Int }

extension Optional: Step {
    static func size(after steps: Int) -> Int {
        guard steps > 0 else { return MemoryLayout<Wrapped>.size }
        let value = Mirror(reflecting: Box<Wrapped>.pair(nil)).children.first!.value
        return (type(of: value) as! any Step.Type).size(after: steps - 1)
    }
}

let isLarge = Int?.size(after: 14) > 64 << 10

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
