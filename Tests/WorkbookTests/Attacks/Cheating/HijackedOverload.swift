// Attack: offers the harness a nearer function for what it calls on a part.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: module selectors; the trace lacks what was not recorded
import UIKit

extension Optional {
    func hitTest(_ point: CGPoint, by player: BaseView, answer: () -> UIView?) -> UIView? { answer() }
    func pointInside(_ point: CGPoint, with event: UIEvent?, of player: BaseView, answer: () -> Bool) -> Bool {
        answer()
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
