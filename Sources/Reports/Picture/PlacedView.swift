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
    /// Whether it is drawn for what the answer adds.
    var isAdded = false

    /// Whether it can be drawn at all.
    var isDrawable: Bool {
        [box.x, box.y, box.width, box.height].allSatisfy { $0.isFinite && abs($0) < 1e12 }
    }

    /// All views of a tree, back to front, as they lie in the window's own coordinates.
    static func all(in root: SceneView) -> [PlacedView] {
        var placed: [PlacedView] = []
        var remaining = [PlacedView(root, in: nil)]
        while let next = remaining.popLast() {
            placed.append(next)
            var inside = next.view.subviews.map { PlacedView($0, in: next) }
            if next.view.kind == .layerView { inside.append(addedLayer(in: next)) }
            remaining += inside.reversed()
            placed[placed.count - 1].view.subviews = []
        }
        return placed
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

    /// The blue layer that exercises 1 and 2 ask for, where it should lie.
    private static func addedLayer(in white: PlacedView) -> PlacedView {
        var layer = PlacedView(
            SceneView("blue layer", .view, Rectangle(50, 50, 100, 100)),
            in: white
        )
        layer.isAdded = true
        return layer
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
