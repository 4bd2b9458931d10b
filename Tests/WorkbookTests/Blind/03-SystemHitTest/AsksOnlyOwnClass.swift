// Meant: The author believes that all subviews are of the own class, and passes over labels, buttons and plain views by a cast.
// Kind: fault
// Belief: OnlyItsOwnClass

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }

        for case let child as BaseView in subviews.reversed() {
            let p = child.convert(point, from: self)
            if let hit = child.hitTest(p, with: event) { return hit }
        }
        return self
    }
}
