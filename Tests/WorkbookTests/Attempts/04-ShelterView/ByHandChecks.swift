// Expect: passed
// A right answer that checks hidden, alpha and interaction by hand, for itself and for the buttons, and asks point(inside:) for the shape.

import UIKit
import CoreGraphics

class ShelterView: UIView {
    private func listens(_ view: UIView, at point: CGPoint, _ event: UIEvent?) -> Bool {
        return view.isUserInteractionEnabled
            && !view.isHidden
            && view.alpha >= 0.01
            && view.point(inside: view.convert(point, from: self), with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard listens(self, at: point, event) else { return nil }

        var candidate: UIButton? = nil
        for view in superview?.subviews ?? [] {
            if view === self { break }
            if let button = view as? UIButton, listens(button, at: point, event) {
                candidate = button
            }
        }
        return candidate ?? super.hitTest(point, with: event)
    }
}
