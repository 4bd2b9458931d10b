import CLibrary

/// An affine mapping: x' = a x + c y + tx, y' = b x + d y + ty.
package struct PlaneMapping: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(
        a: Double = 1,
        b: Double = 0,
        c: Double = 0,
        d: Double = 1,
        tx: Double = 0,
        ty: Double = 0
    ) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.tx, self.ty) = (tx, ty)
    }

    package static let identity = PlaneMapping()

    package func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The composition that applies this mapping first.
    package func followed(by other: PlaneMapping) -> PlaneMapping {
        PlaneMapping(
            a: other.a * a + other.c * b,
            b: other.b * a + other.d * b,
            c: other.a * c + other.c * d,
            d: other.b * c + other.d * d,
            tx: other.a * tx + other.c * ty + other.tx,
            ty: other.b * tx + other.d * ty + other.ty
        )
    }

    /// Not finite if the mapping has no inverse.
    package var inverted: PlaneMapping {
        let determinant = a * d - b * c
        return PlaneMapping(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension PlaneMapping {
    /// The point that is mapped to a given one; `nil` if the mapping has no inverse.
    package func origin(of point: Point) -> Point? {
        let origin = inverted.apply(point)
        return origin.x.isFinite && origin.y.isFinite ? origin : nil
    }

    /// Whether axis-aligned rectangles stay axis-aligned.
    ///
    /// A tolerance is needed because the computed sine of half a turn is not exactly zero.
    package var keepsUpright: Bool {
        (b.isNegligible && c.isNegligible) || (a.isNegligible && d.isNegligible)
    }

    /// The corners of a rectangle's image, in the order of its own corners: upper left, upper right, lower
    /// right, lower left.
    package func corners(of rectangle: Rectangle) -> [Point] {
        let (right, bottom) = (rectangle.x + rectangle.width, rectangle.y + rectangle.height)
        return [
            Point(rectangle.x, rectangle.y), Point(right, rectangle.y), Point(right, bottom),
            Point(rectangle.x, bottom),
        ].map(apply)
    }

    /// The bounding box of a rectangle's image.
    package func box(of rectangle: Rectangle) -> Rectangle {
        let corners = corners(of: rectangle)
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let right = corners.map(\.x).max() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        return Rectangle(left, top, right - left, bottom - top)
    }
}

extension PlaneMapping {
    /// Maps a view's coordinates to its superview's: scales, then rotates, about the anchor point,
    /// and shifts.
    init(of view: SceneView) {
        self.init()
        if view.isUntransformed {
            tx = view.frame.x - view.boundsOrigin.x
            ty = view.frame.y - view.boundsOrigin.y
            return
        }
        let anchor = Point(
            view.anchorPoint.x * view.frame.width,
            view.anchorPoint.y * view.frame.height
        )
        let angle = view.turn * .pi / 180
        a = cos(angle) * view.scale.x
        b = sin(angle) * view.scale.x
        c = -sin(angle) * view.scale.y
        d = cos(angle) * view.scale.y
        let fixed = apply(Point(view.boundsOrigin.x + anchor.x, view.boundsOrigin.y + anchor.y))
        tx = view.frame.x + anchor.x - fixed.x + view.shift.x
        ty = view.frame.y + anchor.y - fixed.y + view.shift.y
    }
}

extension SceneView {
    package var isUntransformed: Bool {
        turn == 0 && scale.x == 1 && scale.y == 1 && shift == .zero
    }
}

extension Double {
    fileprivate var isNegligible: Bool { abs(self) < 1e-12 }
}
