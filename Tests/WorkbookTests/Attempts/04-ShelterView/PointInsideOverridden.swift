// Expect: passed
// Form: only point(inside:with:) is overridden: the shelter has holes over the buttons.
import UIKit

final class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        for sibling in superview?.subviews ?? [] {
            if sibling === self { break }
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = button.convert(point, from: self)
            if button.hitTest(pointInButton, with: event) != nil { return false }
        }
        return true
    }
}
