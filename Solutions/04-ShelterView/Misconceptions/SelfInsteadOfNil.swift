// Misconception: Where no button is, the shelter always answers itself
// Explanation: Two answers come to mind, the button and the shelter, and the third is easily
//   forgotten: nil. A shelter that names itself for points outside takes every touch of its
//   superview, since UIKit believes what it is told and looks no further.
// Hint: A touch far away from the shelter ends up with it. What did your code answer there?
// Evidence: UIButton, subviews, convert, "self", hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton, isMine(point, event) else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return self
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }

    private func isMine(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        super.hitTest(point, with: event) != nil
    }
}
