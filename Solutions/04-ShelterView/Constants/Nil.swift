// Constant: answers nil wherever no subview of the shelter's takes the touch
// Belief: AlwaysNil

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
