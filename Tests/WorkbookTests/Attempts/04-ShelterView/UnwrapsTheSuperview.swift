// Expect: crashed
// Belief: there is no hit test without a superview.
// Misconception: SuperviewIsAlwaysThere
import UIKit

class ShelterView: UIView {
    private var parent: UIView { superview! }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let buttons = parent.subviews.prefix { $0 != self }.compactMap { $0 as? UIButton }
        for button in buttons.reversed() {
            if let hit = button.hitTest(parent.convert(convert(point, to: parent), to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
