import Scenario

/// Explains the signs that a figure uses, in lines below it.
struct FigureLegend {
    private let items: [(sign: FigureSign, place: Point)]
    private let name: String
    let height: Double

    private static let lineHeight = 22.0
    private static let swatch = 28.0
    private static let gap = 16.0

    var isEmpty: Bool { items.isEmpty }

    init(_ signs: Set<FigureSign>, name: String) {
        self.name = name
        var (x, y) = (0.0, 0.0)
        var items: [(FigureSign, Point)] = []
        for sign in FigureSign.ordered where signs.contains(sign) {
            let width = FigureLegend.swatch + FigureText.wordsWidth(sign.words, size: 12)
            if x > 0, x + width > FigureLayout.room { (x, y) = (0, y + FigureLegend.lineHeight) }
            items.append((sign, Point(x, y)))
            x += width + FigureLegend.gap
        }
        self.items = items
        height = items.isEmpty ? 0 : y + FigureLegend.lineHeight - 2
    }

    func elements(x: Double, y: Double) -> [SVGElement] {
        guard !items.isEmpty else { return [] }
        let entries = items.flatMap { sign, place -> [SVGElement] in
            let at = Point(x + place.x, y + place.y)
            return swatch(sign, at) + [
                .text(sign.words, "words faint", x: at.x + FigureLegend.swatch, y: at.y + 14)
            ]
        }
        return [SVGElement("g", ["class": "legend"], containing: entries)]
    }

    private func swatch(_ sign: FigureSign, _ at: Point) -> [SVGElement] {
        let box = Rectangle(at.x + 1, at.y + 3, 20, 14)
        let middle = Point(at.x + 11, at.y + 10)
        func view(_ state: String) -> [SVGElement] {
            [SVGElement("g", ["class": state], containing: [.box("area", box, radius: 0)])]
        }
        switch sign {
        case .touch:
            return [
                .circle("touch-ring", at: middle, radius: 7),
                .circle("touch-dot", at: middle, radius: 2.5),
            ]
        case .hit, .hitLayer: return view("hit")
        case .number: return NumberBubble(1, at: middle).elements
        case .state(let state): return view(state.rawValue)
        case .overhang:
            return view("view") + [
                SVGElement(
                    "rect",
                    [
                        "fill": "url(#\(name)-hatch)", "x": box.x.svg, "y": box.y.svg,
                        "width": "20", "height": "14",
                    ]
                )
            ]
        case .covered: return [.box("covered", box, radius: 0)]
        case .clipped: return [.box("clipped", box, radius: 0)]
        case .area: return [.box("bounds", box, radius: 0)]
        case .wanted: return [.circle("wanted", at: middle, radius: 7)]
        case .frame: return [.box("frame", box, radius: 0)]
        case .cut: return [.path("cut", "M\(box.x.svg) \(middle.y.svg)H\(box.right.svg)")]
        }
    }

    /// Stripes that mark parts which no touch reaches, without relying on a colour.
    static func hatch(_ name: String) -> SVGElement {
        SVGElement(
            "defs",
            containing: [
                SVGElement(
                    "pattern",
                    [
                        "id": "\(name)-hatch", "width": "7", "height": "7",
                        "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)",
                    ],
                    containing: [.path("hatch", "M0 0V7")]
                )
            ]
        )
    }
}
