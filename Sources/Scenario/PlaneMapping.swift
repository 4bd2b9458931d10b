#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A mapping of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
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

    /// First this mapping, then another.
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

    /// The way back; not finite where there is none.
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
    /// From a view's own coordinates to its superview's: scaled, then turned, about the anchor point.
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
    /// Whether the view is neither turned nor scaled.
    var isUntransformed: Bool { turn == 0 && scale.x == 1 && scale.y == 1 }
}
