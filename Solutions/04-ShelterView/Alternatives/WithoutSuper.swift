// Form: hitTest written out without super, nested ifs, a while loop.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                if let parent = superview, let place = parent.subviews.firstIndex(of: self) {
                    var index = place - 1
                    while index >= 0 {
                        if let button = parent.subviews[index] as? UIButton {
                            let pointInParent = convert(point, to: parent)
                            let pointInButton = parent.convert(pointInParent, to: button)
                            let found = button.hitTest(pointInButton, with: event)
                            if found != nil { return found }
                        }
                        index -= 1
                    }
                }
                for subview in subviews.reversed() {
                    let found = subview.hitTest(convert(point, to: subview), with: event)
                    if found != nil { return found }
                }
                return self
            }
        }
        return nil
    }
}
