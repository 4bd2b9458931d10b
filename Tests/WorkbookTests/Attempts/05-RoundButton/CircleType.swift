// Expect: passed
// Form: Keeps the geometry in a small nested type of its own.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private struct Circle {
        let x: CGFloat
        let y: CGFloat
        let radius: CGFloat

        init(inscribedIn rect: CGRect) {
            x = rect.midX
            y = rect.midY
            radius = Swift.min(rect.width, rect.height) / 2
        }

        func contains(_ point: CGPoint) -> Bool {
            (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) <= radius * radius
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Circle(inscribedIn: bounds).contains(point)
    }
}
