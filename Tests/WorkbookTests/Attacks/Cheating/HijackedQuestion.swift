// Attack: offers the harness a nearer function for what it asks a part about a point.
// Exercise: 3
// Expect: failed|didNotCompile|notAccepted
// Held by: module selectors; the trace lacks what was not recorded
import UIKit

extension Optional {
    func pointInsideBegan(_ point: CGPoint, with event: UIEvent?, of player: BaseView) -> Bool? { nil }
    func hitTestEnded(_ answer: UIView?, by player: BaseView) -> UIView? { player.found }
    func hitTestBegan(_ point: CGPoint) where Wrapped: AnyObject {}
}

class BaseView: UIView {
    var found: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        found = super.hitTest(point, with: event)
        return nil
    }
}
