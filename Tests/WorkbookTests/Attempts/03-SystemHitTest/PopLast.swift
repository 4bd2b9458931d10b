// Expect: passed
// Form: Right: takes the subviews off a copy of the array with popLast, and has the steps in functions with names.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceiveTouches() else { return nil }                        // 1
        guard self.point(inside: point, with: event) else { return nil }     // 2
        if let hit = askSubviews(at: point, event) { return hit }            // 3
        return self                                                          // 4
    }

    private func canReceiveTouches() -> Bool {
        if isHidden { return false }
        if alpha < 0.01 { return false }
        return isUserInteractionEnabled
    }

    private func askSubviews(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        var waiting = subviews
        while let front = waiting.popLast() {
            if let hit = front.hitTest(convert(point, to: front), with: event) {
                return hit
            }
        }
        return nil
    }
}
