import Scenario

struct PlacedView: Hashable, Sendable {
    var view: SceneView
    var depth: Int
    /// The map from its own coordinates to the window's.
    var toWindow: PlaneMapping
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
    var isDrawable: Bool { toWindow.corners(of: view.bounds).allSatisfy(\.isDrawable) }

    /// All views of a tree in preorder, in the window's coordinates.
    ///
    /// - Parameter answer: The answer whose layers are included as views; `nil` without one.
    static func all(in root: SceneView, of answer: PicturedAnswer?) -> [PlacedView] {
        let layers = LayerViews(answer)
        var placed: [PlacedView] = []
        for place in SceneGeometry(root.adding(layers)).places {
            placed.append(
                PlacedView(place, in: place.parent.map { placed[$0] }, answer, layers)
            )
        }
        return placed
    }

    /// The views' indices in drawing order, back to front.
    static func drawingOrder(in root: SceneView, of answer: PicturedAnswer?) -> [Int] {
        SceneGeometry(root.adding(LayerViews(answer))).drawingOrder
    }

    private init(
        _ place: ViewPosition,
        in parent: PlacedView?,
        _ answer: PicturedAnswer?,
        _ layers: LayerViews
    ) {
        view = place.view
        view.subviews = []
        depth = place.depth
        toWindow = place.toWindow
        box = place.boundingBox.snapped
        isInvisible = place.isInvisible
        refusesTouches = place.refusesTouches
        isAdded = parent.map { layers.views(in: $0.view.name).contains(view) } ?? false
        isRound = view.pointInside == .circle || view.kind == .answer && answer?.isRound == true
        if let parent {
            let own = parent.view.clipsToBounds ? parent.box : nil
            clip = own.map { $0.intersection(parent.clip) } ?? parent.clip
        }
    }
}

/// The layers that an answer added, as views in front of their views' subviews.
private struct LayerViews {
    private var byView: [String: [SceneView]] = [:]

    init(_ answer: PicturedAnswer?) {
        for (index, layer) in (answer?.layers ?? []).enumerated() {
            let name = index == 0 ? "blue layer" : "added layer \(index + 1)"
            byView[layer.view, default: []].append(SceneView(name, .view, layer.frame))
        }
    }

    func views(in name: String) -> [SceneView] { byView[name] ?? [] }
}

extension SceneView {
    fileprivate func adding(_ layers: LayerViews) -> SceneView {
        var view = self
        view.subviews = subviews.map { $0.adding(layers) } + layers.views(in: name)
        return view
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

    /// The rectangle without the rounding errors of its corners, so that edges that meet are drawn
    /// as one.
    fileprivate var snapped: Rectangle {
        let (left, top) = (x.snapped, y.snapped)
        return Rectangle(left, top, (x + width).snapped - left, (y + height).snapped - top)
    }
}

extension Double {
    /// The number without rounding errors.
    var snapped: Double {
        abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 : self
    }
}
