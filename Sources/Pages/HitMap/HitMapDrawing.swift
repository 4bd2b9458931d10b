import Figures
import HitMaps
import Markup
import Scenario

/// A map as a picture: each point in the colour of the view that gets it, with the view's name.
struct HitMapDrawing {
    let pair: HitMapPair
    /// The map in rectangles: of each view by its index, and of -1 where nothing is hit.
    let blocks: [MapRows.Block]
    /// The prefix of all ids.
    let name: String
    let description: String
    let marksDifferences: Bool

    /// More views share colours; their names still tell them apart.
    static let colours = 8
    /// The least size of a region that has room for a name, in cells.
    private static let minimumNameSize = (width: 24, height: 9)

    var html: HTML { HTML(trusted: picture.xml()) }

    private var picture: SVGElement {
        let (width, height) = (pair.window.width, pair.window.height)
        let scale =
            "scale(\(PageNumber.tenths(width * 10 / side)) \(PageNumber.tenths(height * 10 / side)))"
        return SVGElement(
            "svg",
            [
                "class": "hit-map", "role": "img", "aria-label": VisibleText.visible(description),
                "viewBox": "0 0 \(PageNumber.tenths(width)) \(PageNumber.tenths(height))",
                "width": PageNumber.tenths(width), "height": PageNumber.tenths(height),
            ],
            containing: [
                pattern,
                SVGElement(
                    "g",
                    ["transform": scale + " scale(0.1)"],
                    containing: regions + (marksDifferences ? [differences] : [])
                ),
            ] + names
        )
    }

    private var side: Double { Double(HitMap.side) }

    private var regions: [SVGElement] {
        Dictionary(grouping: blocks, by: \.value).sorted { $0.key < $1.key }.map { value, blocks in
            SVGElement(
                "path",
                ["class": HitMapDrawing.colour(value, in: pair.views), "d": path(blocks)]
            )
        }
    }

    private var differences: SVGElement {
        SVGElement(
            "path",
            ["fill": "url(#\(name)-differs)", "d": path(pair.differingBlocks)]
        )
    }

    static func colour(_ view: Int, in views: [String]) -> String {
        guard view >= 0 else { return "map-nobody" }
        return Tint(views[view]).map { "map-\($0.rawValue)" } ?? "map-\(view % colours)"
    }

    private func path(_ blocks: [MapRows.Block]) -> String {
        blocks.map { "M\($0.column) \($0.row)h\($0.width)v\($0.height)h-\($0.width)z" }.joined()
    }

    private var pattern: SVGElement {
        SVGElement(
            "pattern",
            [
                "id": "\(name)-differs", "width": "4", "height": "4",
                "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)",
            ],
            containing: [
                SVGElement("rect", ["class": "map-differs-gap", "width": "4", "height": "4"]),
                SVGElement("rect", ["class": "map-differs", "width": "2", "height": "4"]),
            ]
        )
    }

    /// Each view's name in its largest rectangle.
    private var names: [SVGElement] {
        Dictionary(grouping: blocks.filter { $0.value >= 0 }, by: \.value)
            .sorted { $0.key < $1.key }
            .compactMap { value, blocks in
                let roomy = blocks.filter {
                    $0.width >= HitMapDrawing.minimumNameSize.width
                        && $0.height >= HitMapDrawing.minimumNameSize.height
                }
                guard let largest = roomy.max(by: { $0.width * $0.height < $1.width * $1.height })
                else { return nil }
                let x = (Double(largest.column) + Double(largest.width) / 2) * pair.window.width
                let y = (Double(largest.row) + Double(largest.height) / 2) * pair.window.height
                return SVGElement(
                    "text",
                    [
                        "class": "map-name", "x": PageNumber.tenths(x / side),
                        "y": PageNumber.tenths(y / side),
                        "font-size": PageNumber.tenths(
                            max(pair.window.width, pair.window.height) / 26
                        ),
                    ],
                    text: String(VisibleText.visible(pair.views[value]).prefix(24))
                )
            }
    }
}
