import Scenario

struct PlacedView: Hashable, Sendable {
    var view: SceneView
    var depth: Int
    /// The map from its own coordinates to the window's.
    var toWindow: AffineMap
    /// The bounding box, in the window's coordinates.
    var box: Rectangle
    /// The visible part after clipping by its ancestors, in the window's coordinates; `nil` if none
    /// clips.
    var clip: Rectangle?
    /// Whether the view or an ancestor is invisible.
    var isInvisible: Bool
    /// Whether the view or an ancestor refuses all touches.
    var refusesTouches: Bool
    var isAdded = false
    /// Whether `point(inside:)` tests the inscribed circle of its bounds.
    var isRound = false

    /// Whether its coordinates are finite and small enough to draw.
    var isDrawable: Bool {
        [box.x, box.y, box.width, box.height].allSatisfy { $0.isFinite && abs($0) < 1e12 }
    }

    /// All views of a tree in preorder, in the window's coordinates.
    ///
    /// - Parameter answer: The answer whose layers are included as views; `nil` without one.
    static func all(in root: SceneView, of answer: PicturedAnswer?) -> [PlacedView] {
        var placed: [PlacedView] = []
        var remaining = [PlacedView(root, in: nil)]
        while let next = remaining.popLast() {
            placed.append(next)
            var inside = next.view.subviews.map { PlacedView($0, in: next) }
            inside += layers(of: answer, in: next)
            remaining += inside.reversed()
            placed[placed.count - 1].view.subviews = []
            placed[placed.count - 1].isRound = isRound(next.view, answer)
        }
        return placed
    }

    /// The views' indices in drawing order, back to front.
    ///
    /// Siblings are sorted by z position, and then by their order in the tree.
    static func drawingOrder(of views: [PlacedView]) -> [Int] {
        var inside: [[Int]] = Array(repeating: [], count: views.count)
        var around: [Int] = []
        for (index, placed) in views.enumerated() {
            around = Array(around.prefix(placed.depth))
            if let parent = around.last { inside[parent].append(index) }
            around.append(index)
        }
        var order: [Int] = []
        var remaining = views.isEmpty ? [] : [0]
        while let next = remaining.popLast() {
            order.append(next)
            // The standard library's sort is stable.
            let backToFront = inside[next].sorted {
                views[$0].view.zPosition < views[$1].view.zPosition
            }
            remaining += backToFront.reversed()
        }
        return order
    }

    private init(_ view: SceneView, in parent: PlacedView?) {
        self.view = view
        depth = parent.map { $0.depth + 1 } ?? 0
        toWindow = parent.map { $0.toWindow.after(view.toSuperview) } ?? AffineMap()
        box = toWindow.box(of: view.bounds)
        if let parent {
            let own = parent.view.clipsToBounds ? parent.box : nil
            clip = own.map { $0.intersection(parent.clip) } ?? parent.clip
        }
        let isUnseen = view.isHidden || view.isTransparent
        isInvisible = isUnseen || parent?.isInvisible ?? false
        refusesTouches = isUnseen || !view.takesInteraction || parent?.refusesTouches ?? false
    }

    private static func layers(of answer: PicturedAnswer?, in parent: PlacedView) -> [PlacedView] {
        let layers = (answer?.layers ?? []).enumerated().filter {
            $0.element.view == parent.view.name
        }
        return layers.map { index, layer in
            let name = index == 0 ? "blue layer" : "added layer \(index + 1)"
            var placed = PlacedView(SceneView(name, .view, layer.frame), in: parent)
            placed.isAdded = true
            return placed
        }
    }

    private static func isRound(_ view: SceneView, _ answer: PicturedAnswer?) -> Bool {
        view.pointInside == .circle || view.kind == .answer && answer?.isRound == true
    }
}

extension Rectangle {
    fileprivate func intersection(_ other: Rectangle?) -> Rectangle {
        guard let other else { return self }
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return Rectangle(left, top, max(0, right - left), max(0, bottom - top))
    }
}
