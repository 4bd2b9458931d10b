// Meant: The author assumes that there is only one button below and takes the first one in the list.
// Kind: fault
// Belief: OnlyOneButton

import UIKit

class ShelterView: UIView {
    private var button: UIButton? {
        guard let siblings = superview?.subviews else { return nil }
        return siblings.prefix(while: { $0 !== self }).first(where: { $0 is UIButton }) as? UIButton
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let result = super.hitTest(point, with: event) else { return nil }
        if let button = button {
            let buttonPoint = convert(point, to: button)
            if let hit = button.hitTest(buttonPoint, with: event) {
                return hit
            }
        }
        return result
    }
}
