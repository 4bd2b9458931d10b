/// Computes the positions of a scene's views in the window from their values.
public struct SceneGeometry: Sendable {
    /// The place of every view, in the order of ``Scene/views``.
    public private(set) var places: [ViewPosition] = []

    /// Computes the places at the start of the script.
    public init(_ scene: Scene) {
        self.init(scene.root)
    }

    package init(_ root: SceneView) {
        places.reserveCapacity(16)
        place(root, inside: nil)
    }

    private mutating func place(_ view: SceneView, inside parent: Int?) {
        let index = places.count
        places.append(ViewPosition(view, inside: parent, at: parent.map { places[$0] }))
        for subview in view.subviews { place(subview, inside: index) }
    }

    /// The views' indices in drawing order, back to front.
    ///
    /// Siblings are sorted by z position, and then by their order in the tree.
    public var drawingOrder: [Int] {
        var inside: [[Int]] = Array(repeating: [], count: places.count)
        for (index, place) in places.enumerated() {
            if let parent = place.parent { inside[parent].append(index) }
        }
        var order: [Int] = []
        var remaining = places.isEmpty ? [] : [0]
        while let next = remaining.popLast() {
            order.append(next)
            // The standard library's sort is stable.
            let backToFront = inside[next].sorted {
                places[$0].view.zPosition < places[$1].view.zPosition
            }
            remaining += backToFront.reversed()
        }
        return order
    }

    /// The place of a view; `nil` if the scene has no such view.
    public func place(of view: String) -> ViewPosition? {
        places.first { $0.view.name == view }
    }

    /// Converts a point from a view to the window; `nil` if the scene has no such view.
    public func inWindow(_ point: Point, of view: String) -> Point? {
        place(of: view)?.inWindow(point)
    }
}
