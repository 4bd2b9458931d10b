/// Where the views of a scene lie in the window, by their values alone.
public struct SceneGeometry: Sendable {
    /// The place of every view, superviews before subviews, in the order of ``Scene/views``.
    public private(set) var places: [ViewPlace] = []

    /// Finds the place of every view, as they are before the script begins.
    public init(_ scene: Scene) {
        self.init(scene.root)
    }

    init(_ root: SceneView) {
        places.reserveCapacity(16)
        place(root, inside: nil)
    }

    private mutating func place(_ view: SceneView, inside parent: Int?) {
        let index = places.count
        places.append(ViewPlace(view, inside: parent, at: parent.map { places[$0] }))
        for subview in view.subviews { place(subview, inside: index) }
    }

    /// The box around each view, by name, in the window's coordinates.
    public var boundingBoxes: [String: Rectangle] {
        Dictionary(
            places.map { ($0.view.name, $0.boundingBox) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The place of a view; `nil` where the scene has no such view.
    public func place(of view: String) -> ViewPlace? {
        places.first { $0.view.name == view }
    }

    /// A point of a view, in the window's coordinates; `nil` where the scene has no such view.
    public func inWindow(_ point: Point, of view: String) -> Point? {
        place(of: view)?.inWindow(point)
    }

    /// A point of the window, in a view's coordinates; `nil` where the scene has no such view.
    public func inView(_ point: Point, named view: String) -> Point? {
        place(of: view)?.inView(point)
    }
}
