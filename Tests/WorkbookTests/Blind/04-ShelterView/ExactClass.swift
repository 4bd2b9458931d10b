// Meant: The author compares the exact class and thinks that this also finds subclasses of UIButton.
// Kind: fault
// Belief: ExactlyUIButton

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let parent = superview else {
            return super.hitTest(point, with: event)
        }
        let below = parent.subviews.prefix { $0 !== self }
        for view in below.reversed() where type(of: view) == UIButton.self {
            let inButton = convert(point, to: view)
            if let found = view.hitTest(inButton, with: event) {
                return found
            }
        }
        return hit
    }
}
