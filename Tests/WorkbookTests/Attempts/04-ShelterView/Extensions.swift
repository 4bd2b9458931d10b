// Expect: passed
// A right answer that puts the search into small extensions and imports QuartzCore beside UIKit.

import UIKit
import QuartzCore

private extension UIView {
    var siblingsBelow: [UIView] {
        guard let superview = superview else { return [] }
        return Array(superview.subviews.prefix(while: { $0 !== self }))
    }

    var buttonsBelowFrontToBack: [UIButton] {
        siblingsBelow.reversed().compactMap { $0 as? UIButton }
    }
}

private extension UIButton {
    func accepts(_ point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
        hitTest(convert(point, from: view), with: event) != nil
    }
}

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return buttonsBelowFrontToBack.first { $0.accepts(point, of: self, with: event) } ?? hit
    }
}
