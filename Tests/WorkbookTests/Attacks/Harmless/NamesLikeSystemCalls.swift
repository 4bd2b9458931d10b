// Attack: is right, and has methods named write, kill, fork, dup and exec.
// Exercise: 3
// Expect: passed
// Held by: the rules look at names in their place
import UIKit

class BaseView: UIView {
    private func write(_ text: String) -> Int { text.count }
    private func kill() {}
    private func dup(_ view: UIView) -> UIView { view }
    private var fork: Bool { false }
    private func exec(_ body: () -> Void) { body() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = write("hit")
        kill()
        _ = dup(self)
        if fork { exec {} }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
