// Attack: a property that does not wait, of a more special type with a function that waits, overrides one that does: Swift 6.3 makes no thunk, and jumps to an address made of the first bytes of its code.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's tree: a getter without async that overrides one with it
import UIKit

class Plain {}
final class Special<T>: Plain {}
class Slow { var number: Plain { get async { Plain() } } }
final class Quick: Slow { override var number: Special<() async -> Void> { Special() } }

class BaseView: UIView {
    static let slow: Slow = Quick()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Task { @MainActor in print(await BaseView.slow.number) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hitView = subview.hitTest(convert(point, to: subview), with: event) { return hitView }
        }
        return self
    }
}
