import Scenario

/// A view, a controller or the application as a box in a tree or a chain.
struct ResponderNode {
    let name: String
    let id: String
    let corner: Point
    let isHit: Bool
    /// The view that the box stands for; `nil` for a controller or the application.
    var view: SceneView?
    var number: Int?
    var isFaint = false

    static let height = 24.0

    var state: ViewState? { view.flatMap(ViewState.init) }

    private var text: String { FigureText.visible(name, longest: 24) }
    private var bubbleWidth: Double { number == nil ? 0 : 20 }

    var width: Double { FigureText.codeWidth(text, size: 13) + 20 + bubbleWidth }

    var element: SVGElement {
        let box = Rectangle(corner.x, corner.y, width, ResponderNode.height)
        // A controller's box is round at its ends, so that it differs from a view's even without colour.
        let radius = view == nil ? ResponderNode.height / 2 : 3
        var inside = [SVGElement.box("area", box, radius: radius)]
        let middle = corner.y + ResponderNode.height / 2
        if let number {
            inside += NumberBubble(number, at: Point(corner.x + 14, middle)).elements
        }
        inside.append(.text(text, "name", x: corner.x + 10 + bubbleWidth, y: middle + 4.5))
        var classes = ["view"] + (view.map(Tint.classes) ?? [])
        if let state { classes.append(state.rawValue) }
        if isHit { classes.append("hit") }
        if isFaint { classes.append("unasked") }
        return SVGElement(
            "g",
            [
                "class": classes.joined(separator: " "),
                "data-view": FigureText.visible(name, longest: 200), "id": id,
            ],
            containing: inside
        )
    }
}
