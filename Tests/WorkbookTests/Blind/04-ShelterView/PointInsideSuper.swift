// Meant: The author has replaced the stub by an override of point(inside:) that still only calls super.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return super.point(inside: point, with: event)
    }
}
