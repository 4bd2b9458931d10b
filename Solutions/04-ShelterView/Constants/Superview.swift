// Constant: answers with the superview, whatever the point

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview }
}
