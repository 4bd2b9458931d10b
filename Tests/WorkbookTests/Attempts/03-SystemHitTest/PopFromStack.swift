// Expect: passed
// Treats a copy of the subviews array as a stack and pops the front view off it.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }

        var waiting = subviews
        var winner: UIView?
        while winner == nil, let next = waiting.popLast() {
            let there = next.convert(point, from: self)
            winner = next.hitTest(there, with: event)
        }
        return winner ?? self
    }
}
