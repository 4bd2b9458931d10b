// Meant: The author lets every control through instead of buttons only, and skips disabled ones.
// Kind: several
// Belief: SkipsDisabledButtons, AnyControl

import UIKit

class ShelterView: UIView {
    private var activeControls: [UIControl] {
        guard let parent = superview else { return [] }
        return parent.subviews
            .prefix(while: { $0 !== self })
            .compactMap { $0 as? UIControl }
            .filter { $0.isEnabled }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        for control in activeControls.reversed() {
            if let target = control.hitTest(convert(point, to: control), with: event) {
                return target
            }
        }
        return hit
    }
}
