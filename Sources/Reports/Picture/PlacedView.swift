import Figures
import Scenario

/// A view of a picture, in the window's coordinates.
struct PlacedView: Sendable {
    let place: ViewPosition
    let box: Rectangle
    /// The visible part after clipping by its ancestors; `nil` if none clips.
    let clip: Rectangle?
    /// Whether an answer added it, as a layer.
    let isAdded: Bool
    /// Whether `point(inside:)` tests the inscribed circle of its bounds.
    let isRound: Bool

    var view: SceneView { place.view }

    /// All views of a tree in preorder.
    static func all(in content: SceneContent, of answer: PicturedAnswer?) -> [PlacedView] {
        content.places.reduce(into: []) { placed, place in
            let parent = place.parent.map { placed[$0] }
            let own = parent?.view.clipsToBounds == true ? parent?.box : nil
            let isOfRoundAnswer = place.view.kind == .answer && answer?.isRound == true
            placed.append(
                PlacedView(
                    place: place,
                    box: place.boundingBox.snapped,
                    clip: own.map { $0.intersection(parent?.clip) } ?? parent?.clip,
                    isAdded: content.layers.contains(place.view.name),
                    isRound: place.view.pointInside == .circle || isOfRoundAnswer
                )
            )
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

    /// The rectangle without the rounding errors of its corners, so that edges that meet are drawn as one.
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
