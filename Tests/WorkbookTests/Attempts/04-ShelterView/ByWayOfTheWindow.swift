// Expect: passed
// Form: the point is converted by way of the window; the event is passed along.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), superview != nil else {
            return super.hitTest(point, with: event)
        }
        let inWindow = convert(point, to: nil)
        let siblings = superview!.subviews
        for index in stride(from: siblings.firstIndex { $0 === self }! - 1, through: 0, by: -1) {
            if let button = siblings[index] as? UIButton,
                let hit = button.hitTest(button.convert(inWindow, from: nil), with: event)
            { return hit }
        }
        return own
    }
}
