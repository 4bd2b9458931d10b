import Foundation
import Scenario

struct AffineMap: Hashable, Sendable {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0
    var x = 0.0, y = 0.0

    func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + x, b * point.x + d * point.y + y)
    }

    /// The composition that applies `first` and then this map.
    func after(_ first: AffineMap) -> AffineMap {
        let origin = self(Point(first.x, first.y))
        return AffineMap(
            a: a * first.a + c * first.b,
            b: b * first.a + d * first.b,
            c: a * first.c + c * first.d,
            d: b * first.c + d * first.d,
            x: origin.x,
            y: origin.y
        )
    }

    /// The inverse image of a point; `nil` if the map is not invertible.
    func origin(of point: Point) -> Point? {
        let area = a * d - b * c
        guard area != 0, area.isFinite else { return nil }
        let (dx, dy) = (point.x - x, point.y - y)
        return Point((d * dx - c * dy) / area, (a * dy - b * dx) / area)
    }

    /// Whether axis-aligned rectangles stay axis-aligned.
    var keepsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// The bounding box of a rectangle's image.
    func box(of rectangle: Rectangle) -> Rectangle {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { corner in
            self(
                Point(
                    rectangle.x + corner.0 * rectangle.width,
                    rectangle.y + corner.1 * rectangle.height
                )
            )
        }
        let left = corners.map(\.x.snapped).min() ?? 0
        let top = corners.map(\.y.snapped).min() ?? 0
        let right = corners.map(\.x.snapped).max() ?? 0
        let bottom = corners.map(\.y.snapped).max() ?? 0
        return Rectangle(left, top, right - left, bottom - top)
    }
}

extension SceneView {
    /// The map from the view's own coordinates to its superview's.
    ///
    /// Moves the anchor point to zero, scales, rotates, and moves to the anchor point's position in
    /// the superview.
    var toSuperview: AffineMap {
        let (sine, cosine) = AffineMap.sineAndCosine(ofDegrees: turn)
        var map = AffineMap(
            a: cosine * scale.x,
            b: sine * scale.x,
            c: -sine * scale.y,
            d: cosine * scale.y
        )
        let anchor = Point(anchorPoint.x * frame.width, anchorPoint.y * frame.height)
        let origin = map(Point(boundsOrigin.x + anchor.x, boundsOrigin.y + anchor.y))
        map.x = frame.x + anchor.x - origin.x
        map.y = frame.y + anchor.y - origin.y
        return map
    }

    /// The bounds, in the view's own coordinates.
    var bounds: Rectangle {
        Rectangle(boundsOrigin.x, boundsOrigin.y, frame.width, frame.height)
    }

    /// The position of the anchor point, in the superview's coordinates.
    var center: Point {
        Point(frame.x + anchorPoint.x * frame.width, frame.y + anchorPoint.y * frame.height)
    }

    /// UIKit's `frame`: the bounding box of the transformed view, in the superview's coordinates.
    var boundingFrame: Rectangle {
        turn == 0 && scale == Point(1, 1) ? frame : toSuperview.box(of: bounds)
    }
}

extension AffineMap {
    /// Quarter turns are exact, so that edges that meet are drawn as one.
    fileprivate static func sineAndCosine(ofDegrees degrees: Double) -> (Double, Double) {
        switch degrees.truncatingRemainder(dividingBy: 360) {
        case 0: (0, 1)
        case 90, -270: (1, 0)
        case 180, -180: (0, -1)
        case 270, -90: (-1, 0)
        default: (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        }
    }
}

extension Double {
    /// The number without rounding errors.
    var snapped: Double {
        abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 : self
    }
}
