import Scenario

/// A view as it lies in the window.
struct PlacedView: Hashable, Sendable {
    /// The view.
    var view: SceneView
    /// How many views it lies in.
    var depth: Int
    /// The map from its own coordinates to the window's.
    var toWindow: AffineMap
    /// The smallest upright rectangle around it, in the window's coordinates.
    var box: Rectangle
    /// What the views around it leave visible; `nil` if none of them clips.
    var clip: Rectangle?
    /// Whether it cannot be seen, by itself or by a view around it.
    var isInvisible: Bool
    /// Whether it refuses every touch, by itself or by a view around it.
    var refusesTouches: Bool
    /// Whether it is a layer that the answer added.
    var isAdded = false
    /// Whether the circle in its bounds decides what is inside it.
    var isRound = false

    /// Whether it can be drawn at all.
    var isDrawable: Bool {
        [box.x, box.y, box.width, box.height].allSatisfy { $0.isFinite && abs($0) < 1e12 }
    }

    /// All views of a tree, superviews before subviews, as they lie in the window's own coordinates.
    ///
    /// - Parameters:
    ///   - root: The tree.
    ///   - answer: The answer whose layers are views here, too; `nil` where there is none.
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

    /// The views' indices in the order in which the screen shows them, back to front: siblings by their
    /// z positions, then by their places in the tree.
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
            // Sorting is stable.
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

    /// The layers that the answer added to a view's layer, where they lie.
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
    /// What lies in both rectangles; the first where there is no second.
    fileprivate func intersection(_ other: Rectangle?) -> Rectangle {
        guard let other else { return self }
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return Rectangle(left, top, max(0, right - left), max(0, bottom - top))
    }
}
