// Expect: passed
// A right answer that goes down the siblings by recursion instead of a loop.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let all = superview?.subviews, let me = all.firstIndex(of: self) else { return hit }
        return ask(all[..<me], point, event) ?? hit
    }

    private func ask(_ views: ArraySlice<UIView>, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let front = views.last else { return nil }
        if front is UIButton, let found = front.hitTest(convert(point, to: front), with: event) {
            return found
        }
        return ask(views.dropLast(), point, event)
    }
}
