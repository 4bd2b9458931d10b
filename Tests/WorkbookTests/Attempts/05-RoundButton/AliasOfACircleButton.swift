// Expect: passed
// Form: The exercise's name is a type alias.

import UIKit
final class CircleButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
typealias RoundButton = CircleButton
