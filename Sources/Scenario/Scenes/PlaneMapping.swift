import CLibrary

/// An affine mapping: x' = a x + c y + tx, y' = b x + d y + ty.
struct PlaneMapping: Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The composition that applies this mapping first.
    func followed(by other: PlaneMapping) -> PlaneMapping {
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
    var inverted: PlaneMapping {
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
    /// Maps a view's coordinates to its superview's: scales, then rotates, about the anchor point.
    init(of view: SceneView) {
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
        tx = view.frame.x + anchor.x - fixed.x
        ty = view.frame.y + anchor.y - fixed.y
    }
}

extension SceneView {
    var isUntransformed: Bool { turn == 0 && scale.x == 1 && scale.y == 1 }
}
