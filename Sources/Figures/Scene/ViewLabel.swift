import Scenario

/// A view's name on a figure, with its position in the order of asking and its state.
struct ViewLabel {
    private let view: String
    private(set) var name: String
    private var remarks: [String]
    let number: Int?
    private let isHit: Bool
    private var isStacked = false
    private var place = Rectangle(0, 0, 0, 0)
    private var target: Point?

    private static let size = 13.0
    private static let remarkSize = 12.0
    private static let bubble = 21.0
    private static let padding = 6.0

    init(_ view: SceneView, number: Int?, isHit: Bool) {
        self.view = view.name
        name = FigureText.visible(view.name, longest: 24)
        remarks = view.remarks
        self.number = number
        self.isHit = isHit
    }

    /// The remarks below the name.
    var stacked: ViewLabel {
        var copy = self
        copy.isStacked = true
        return copy
    }

    /// The name alone.
    var short: ViewLabel {
        var copy = self
        copy.remarks = []
        return copy
    }

    func at(_ place: Rectangle, from target: Point? = nil) -> ViewLabel {
        var copy = self
        copy.place = place
        copy.target = target
        return copy
    }

    private var nameWidth: Double {
        FigureText.codeWidth(name, size: ViewLabel.size) + (isHit ? 2 * ViewLabel.padding : 0)
    }
    private var remarkText: String { remarks.joined(separator: ", ") }
    private var remarkWidth: Double {
        remarks.isEmpty
            ? 0 : FigureText.wordsWidth(remarkText, size: ViewLabel.remarkSize) + ViewLabel.padding
    }
    private var bubbleWidth: Double { number == nil ? 0 : ViewLabel.bubble }

    var width: Double {
        bubbleWidth + (isStacked ? max(nameWidth, remarkWidth) : nameWidth + remarkWidth)
    }
    var height: Double { SceneLabels.lineHeight + (isStacked && !remarks.isEmpty ? 15 : 0) }

    var elements: [SVGElement] {
        let middle = place.y + SceneLabels.lineHeight / 2
        var elements = leader
        if let number {
            elements += NumberBubble(number, at: Point(place.x + 8, middle)).elements
        }
        let start = place.x + bubbleWidth
        if isHit {
            let pill = Rectangle(start, place.y, nameWidth, SceneLabels.lineHeight)
            elements.append(.box("pill", pill, radius: 5))
        }
        elements.append(
            .text(
                name,
                isHit ? "name on-pill" : "name halo",
                x: start + (isHit ? ViewLabel.padding : 0),
                y: middle + 4.5
            )
        )
        if !remarks.isEmpty {
            let x = isStacked ? start : start + nameWidth + ViewLabel.padding
            let y = middle + (isStacked ? 19.5 : 4.5)
            elements.append(.text(remarkText, "words halo", x: x, y: y))
        }
        return [
            SVGElement(
                "g",
                ["class": "label", "data-view": FigureText.visible(view, longest: 200)],
                containing: elements
            )
        ]
    }

    private var leader: [SVGElement] {
        guard let target else { return [] }
        let start = Point(
            min(max(target.x, place.x), place.right),
            min(max(target.y, place.y), place.bottom)
        )
        return [.path("leader", "M\(start.svg)L\(target.svg)")]
    }
}

/// A number in a disc: a position in an order.
package struct NumberBubble {
    package let elements: [SVGElement]

    package init(_ number: Int, at center: Point) {
        elements = [
            .circle("bubble", at: center, radius: 8),
            .text("\(number)", "number", x: center.x, y: center.y + 4),
        ]
    }
}
