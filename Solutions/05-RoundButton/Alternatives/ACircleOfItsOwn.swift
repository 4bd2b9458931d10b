// Form: a value type for the circle, a final class, and an extension of CGPoint.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
final class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && Circle(inscribedIn: bounds).contains(point)
    }
}

private struct Circle {
    let centre: CGPoint
    let radius: CGFloat

    init(inscribedIn rectangle: CGRect) {
        centre = CGPoint(x: rectangle.midX, y: rectangle.midY)
        radius = min(rectangle.width, rectangle.height) / 2
    }

    func contains(_ point: CGPoint) -> Bool {
        point.distance(to: centre) <= radius
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
