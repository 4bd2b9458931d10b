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
        let room = FigureLayout.width - 2 * FigureLayout.margin
        var items: [(FigureSign, Point)] = []
        for sign in FigureSign.ordered where signs.contains(sign) {
            let width = FigureLegend.swatch + FigureText.wordsWidth(sign.words, size: 12)
            if x > 0, x + width > room { (x, y) = (0, y + FigureLegend.lineHeight) }
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
                SVGElement(
                    "text",
                    [
                        "class": "words faint", "x": (at.x + FigureLegend.swatch).svg,
                        "y": (at.y + 14).svg,
                    ],
                    text: sign.words
                )
            ]
        }
        return [SVGElement("g", ["class": "legend"], containing: entries)]
    }

    private func swatch(_ sign: FigureSign, _ at: Point) -> [SVGElement] {
        let box = Rounded(x: at.x + 1, y: at.y + 3, width: 20, height: 14, radius: 0)
        let middle = Point(at.x + 11, at.y + 10)
        func view(_ state: String) -> [SVGElement] {
            [SVGElement("g", ["class": state], containing: [box.element(class: "area")])]
        }
        switch sign {
        case .touch:
            return [("touch-ring", "7"), ("touch-dot", "2.5")].map { name, radius in
                SVGElement(
                    "circle",
                    ["class": name, "cx": middle.x.svg, "cy": middle.y.svg, "r": radius]
                )
            }
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
        case .clipped: return [box.element(class: "clipped")]
        case .area: return [box.element(class: "bounds")]
        case .frame: return [box.element(class: "frame")]
        }
    }

    /// Stripes for parts that no touch reaches, without need of a colour.
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
                    containing: [SVGElement("path", ["class": "hatch", "d": "M0 0V7"])]
                )
            ]
        )
    }
}
