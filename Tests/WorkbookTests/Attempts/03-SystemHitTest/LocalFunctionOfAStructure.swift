// Expect: passed
// Form: a local function of a structure, which takes a closure and uses the structure.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if let hit = Search(view: self, event: event).run(point) { return hit }
        return self
    }

}

@MainActor
struct Search {
    var view: UIView
    var event: UIEvent?
    func run(_ point: CGPoint) -> UIView? {
        func first(_ ask: (UIView) -> UIView?) -> UIView? {
            for child in view.subviews.reversed() { if let hit = ask(child) { return hit } }
            return nil
        }
        return first { $0.hitTest(view.convert(point, to: $0), with: event) }
    }
    mutating func reset() { event = nil }
}

