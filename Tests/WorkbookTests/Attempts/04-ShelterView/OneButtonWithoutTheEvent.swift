// Expect: failed
// Belief: the front-most button is all there is to ask, and the event does not matter to it.
// Misconception: EventIsNotPassedOn + OnlyTheFrontmostButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        guard own != nil, let siblings = superview?.subviews else { return own }
        var button: UIButton?
        for sibling in siblings {
            if sibling === self { break }
            if let next = sibling as? UIButton { button = next }
        }
        guard let button else { return own }
        return button.hitTest(convert(point, to: button), with: nil) ?? own
    }
}
