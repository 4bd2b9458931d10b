// Attack: is right, and finds the button by local functions and nested types..
// Exercise: 4
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

open class ShelterView: UIView {
    private struct Covered {
        unowned let shelter: UIView
        var buttons: [UIButton] {
            guard let siblings = shelter.superview?.subviews, let end = siblings.firstIndex(of: shelter) else { return [] }
            return siblings[..<end].reversed().compactMap { $0 as? UIButton }
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        func target(in button: UIButton) -> UIView? { button.hitTest(button.convert(point, from: self), with: event) }
        let found = super.hitTest(point, with: event)
        if found == nil { return nil }
        for case let button in Covered(shelter: self).buttons {
            if case let target? = target(in: button) { return target }
        }
        return found
    }
}
