import Figures
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

    /// All views of a tree in preorder, in the window's coordinates.
    static func all(in content: SceneContent, of answer: PicturedAnswer?) -> [PlacedView] {
        content.places.reduce(into: []) { placed, place in
            placed.append(
                PlacedView(place, in: place.parent.map { placed[$0] }, answer, content.layers)
            )
        }
    }

    private init(
        _ place: ViewPosition,
        in parent: PlacedView?,
        _ answer: PicturedAnswer?,
        _ layers: Set<String>
    ) {
        view = place.view
        view.subviews = []
        depth = place.depth
        toWindow = place.toWindow
        box = place.boundingBox.snapped
        isInvisible = place.isInvisible
        refusesTouches = place.refusesTouches
        isAdded = layers.contains(view.name)
        isRound = view.pointInside == .circle || view.kind == .answer && answer?.isRound == true
        if let parent {
            let own = parent.view.clipsToBounds ? parent.box : nil
            clip = own.map { $0.intersection(parent.clip) } ?? parent.clip
        }
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
