// Misconception: The loop over the siblings ends where the index is 0
// Explanation: Counting down, 0 looks like the end of the loop. It is the index of the view at
//   the back, and if that is the button, nobody ever asks it.
// Hint: The button is the very first subview. Does your loop reach it?
// Evidence: "0" or "1" or dropFirst, subviews

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let views = superview?.subviews,
            let position = views.firstIndex(of: self)
        else { return hit }

        var i = position - 1
        while i > 0 {
            if let button = views[i] as? UIButton {
                let p = convert(point, to: button)
                if let target = button.hitTest(p, with: event) {
                    return target
                }
            }
            i -= 1
        }
        return hit
    }
}
