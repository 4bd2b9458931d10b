#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the views of a scene lie in the window, by their values alone.
public struct SceneGeometry {
    /// The box around each view, by name, in the window's coordinates.
    public private(set) var boundingBoxes: [String: Rectangle] = [:]
    private var mappings: [String: Mapping] = [:]

    /// A mapping of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
    private struct Mapping {
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
        func followed(by other: Mapping) -> Mapping {
            Mapping(
                a: other.a * a + other.c * b,
                b: other.b * a + other.d * b,
                c: other.a * c + other.c * d,
                d: other.b * c + other.d * d,
                tx: other.a * tx + other.c * ty + other.tx,
                ty: other.b * tx + other.d * ty + other.ty
            )
        }
    }

    /// Finds the place of every view.
    public init(_ scene: Scene) {
        var remaining = [(scene.root, Mapping())]
        while let (view, toWindow) = remaining.popLast() {
            let mapping = SceneGeometry.mapping(of: view).followed(by: toWindow)
            mappings[view.name] = mapping
            boundingBoxes[view.name] = SceneGeometry.box(of: view, mapping)
            remaining.append(contentsOf: view.subviews.map { ($0, mapping) })
        }
    }

    /// A point of a view, in the window's coordinates; `nil` where the scene has no such view.
    public func inWindow(_ point: Point, of view: String) -> Point? {
        mappings[view]?.apply(point)
    }

    /// Scaled, then turned, about the anchor point.
    private static func mapping(of view: SceneView) -> Mapping {
        let anchor = Point(
            view.boundsOrigin.x + view.anchorPoint.x * view.frame.width,
            view.boundsOrigin.y + view.anchorPoint.y * view.frame.height
        )
        let position = Point(
            view.frame.x + view.anchorPoint.x * view.frame.width,
            view.frame.y + view.anchorPoint.y * view.frame.height
        )
        let angle = view.turn * .pi / 180
        let turned = Mapping(
            a: cos(angle) * view.scale.x,
            b: sin(angle) * view.scale.x,
            c: -sin(angle) * view.scale.y,
            d: cos(angle) * view.scale.y,
            tx: 0,
            ty: 0
        )
        return Mapping(tx: -anchor.x, ty: -anchor.y).followed(by: turned)
            .followed(by: Mapping(tx: position.x, ty: position.y))
    }

    private static func box(of view: SceneView, _ mapping: Mapping) -> Rectangle {
        let origin = view.boundsOrigin
        let size = (width: view.frame.width, height: view.frame.height)
        let corners = [
            origin, Point(origin.x + size.width, origin.y),
            Point(origin.x, origin.y + size.height),
            Point(origin.x + size.width, origin.y + size.height),
        ].map(mapping.apply)
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return Rectangle(
            left,
            top,
            (corners.map(\.x).max() ?? 0) - left,
            (corners.map(\.y).max() ?? 0) - top
        )
    }
}
