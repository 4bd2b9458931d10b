// Expect: passed
// Form: Counts an index down in a while loop, with a switch over the sibling's type.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var answer = super.hitTest(point, with: event)
        guard answer != nil, let views = superview?.subviews else { return answer }

        var index = views.firstIndex(of: self) ?? views.startIndex
        search: while index > views.startIndex {
            index -= 1
            switch views[index] {
            case let button as UIButton:
                guard let hit = button.hitTest(convert(point, to: button), with: event) else { continue search }
                answer = hit
                break search
            default:
                continue search
            }
        }
        return answer
    }
}
