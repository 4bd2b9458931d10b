// Attack: a required initialiser that does not wait overrides one that does: Swift makes no thunk, and jumps to an address made of the first bytes of its code.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's tree: an initializer without async that overrides one with it
import UIKit

class Slow {
    init(number: Int) {}
    required init(text: String) async {}
    @MainActor static func make() async -> Self { await self.init(text: "") }
}
final class Quick: Slow {
    required convenience init(text: String) { self.init(number: 1) }
}

class BaseView: UIView {
    static let slow: Slow.Type = Quick.self
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Task { @MainActor in print(await BaseView.slow.make()) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hitView = subview.hitTest(convert(point, to: subview), with: event) { return hitView }
        }
        return self
    }
}
