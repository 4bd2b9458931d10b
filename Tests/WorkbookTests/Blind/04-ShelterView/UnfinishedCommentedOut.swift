// Meant: The author could not get a first attempt to work, has commented it out, and has saved the file like that.
// Kind: unfinished
// Belief: none

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("shelter asked at", point)
        /*
        for view in superview!.subviews {
            if view is UIButton {
                let p = convert(point, to: view)
                if view.point(inside: p, with: event) { ??? }
            }
        }
        */
        return super.hitTest(point, with: event)
    }
}
