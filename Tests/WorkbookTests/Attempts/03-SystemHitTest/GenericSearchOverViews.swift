// Expect: passed
// Form: a protocol, and a structure that is called like a function.
import UIKit

protocol HitTesting {
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
}

extension UIView: HitTesting {}

struct Question {
    var point: CGPoint
    var event: UIEvent?
    unowned var asker: UIView

    func callAsFunction<T: HitTesting>(_ candidate: T) -> UIView? {
        candidate.hitTest(candidate.convert(point, from: asker), with: event)
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isInPlay = [!isHidden, isUserInteractionEnabled, alpha >= 0.01].allSatisfy { $0 }
        guard isInPlay && self.point(inside: point, with: event) else { return nil }
        let ask = Question(point: point, event: event, asker: self)
        for subview in subviews.reversed() { if let hit = ask(subview) { return hit } }
        return self
    }
}
