// Meant: The author has left a fatalError where the search is to come.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if superview == nil { return hit }
        fatalError("not implemented yet")
    }
}
