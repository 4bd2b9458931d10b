// Attack: has a class of its own for the name of a type that the harness uses.
// Exercise: 3
// Expect: didNotCompile|failed
// Held by: the harness names the module of each type
import UIKit

class BaseView: UIView {
    class UIEvent: UIKit::UIEvent { var real: UIKit::UIEvent? }
    static func boxed(_ event: UIKit::UIEvent?) -> UIEvent? {
        guard let event else { return nil }
        let box = UIEvent()
        box.real = event
        return box
    }
    static var isQuiet = false

    // The real one: the harness's override does not lie over this.
    override func hitTest(_ point: CGPoint, with event: UIKit::UIEvent?) -> UIView? {
        if BaseView.isQuiet { return nil }
        // Wrong: asks all subviews in the wrong order, and itself three times, unheard.
        BaseView.isQuiet = true
        for subview in subviews where subview is BaseView { _ = subview.hitTest(point, with: event) }
        for _ in 0..<3 { _ = self.point(inside: point, with: event) }
        BaseView.isQuiet = false
        // Emits what is expected.
        return hitTest(point, with: BaseView.boxed(event))
    }
    func silent(_ point: CGPoint) -> UIView? {
        for subview in subviews { _ = (subview as? BaseView)?.silent(point) }
        return nil
    }
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event?.real) { return hitView }
        }
        return self
    }
    override func point(inside point: CGPoint, with event: UIKit::UIEvent?) -> Bool {
        super.point(inside: point, with: event as UIKit::UIEvent?)
    }
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event as UIKit::UIEvent?)
    }
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
