// Meant: Has written the loop first, and kept the nil of the stub below it.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews.reversed() {
            let p = convert(point, to: subview)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return nil
    }
}
