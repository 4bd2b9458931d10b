import Figures
import HitMaps
import Markup
import Scenario

/// A map as a picture, with each point in the colour of the view that gets it, and the views' names.
struct HitMapDrawing {
    let pair: HitMapPair
    /// The map as rectangles: of each view, by its index, and of -1 where no view is hit.
    let blocks: [MapRows.Block]
    /// The prefix of all ids.
    let name: String
    let description: String
    let marksDifferences: Bool

    /// More views share colours; their names still tell them apart.
    static let colours = 8
    /// The smallest size of a name, as a share of the usual one; below it no name is legible.
    private static let leastShareOfSize = 0.5

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

    /// Each view's name inside a rectangle of the view, smaller if its largest rectangle is small.
    private var names: [SVGElement] {
        let size = max(pair.window.width, pair.window.height) / 26
        return Dictionary(grouping: blocks.filter { $0.value >= 0 }, by: \.value)
            .sorted { $0.key < $1.key }
            .compactMap { value, blocks in
                let name = String(VisibleText.visible(pair.views[value]).prefix(24))
                // The widest fonts, plus a margin.
                let (width, height) = (FigureText.codeWidth(name, size: 1) + 0.6, 1.3)
                let rooms = HitMapDrawing.rectangles(of: blocks).map { room in
                    let box = Rectangle(
                        Double(room.column) / side * pair.window.width,
                        Double(room.row) / side * pair.window.height,
                        Double(room.width) / side * pair.window.width,
                        Double(room.height) / side * pair.window.height
                    )
                    return (box: box, size: min(size, box.width / width, box.height / height))
                }
                let best = rooms.max {
                    ($0.size, $0.box.width * $0.box.height)
                        < ($1.size, $1.box.width * $1.box.height)
                }
                guard let best, best.size >= size * HitMapDrawing.leastShareOfSize else {
                    return nil
                }
                return SVGElement(
                    "text",
                    [
                        "class": "map-name", "x": PageNumber.tenths(best.box.center.x),
                        "y": PageNumber.tenths(best.box.center.y),
                        "font-size": PageNumber.tenths(best.size),
                    ],
                    text: name
                )
            }
    }

    /// The rectangles inside one view's blocks that no other such rectangle contains, and a few more.
    private static func rectangles(of blocks: [MapRows.Block]) -> [MapRows.Block] {
        let bands = Dictionary(grouping: blocks, by: \.row).sorted { $0.key < $1.key }
            .map(\.value)
        return bands.indices.flatMap { first -> [MapRows.Block] in
            var rooms = bands[first]
            var all = rooms
            for band in bands[(first + 1)...] {
                rooms = rooms.flatMap { room in band.compactMap(room.extended(by:)) }
                guard !rooms.isEmpty else { break }
                all += rooms
            }
            return all
        }
    }
}

extension MapRows.Block {
    /// The rectangle that continues a block into the rows below it, as wide as both have in common.
    fileprivate func extended(by other: MapRows.Block) -> MapRows.Block? {
        let left = max(column, other.column)
        let right = min(column + width, other.column + other.width)
        guard row + height == other.row, left < right else { return nil }
        var longer = self
        (longer.column, longer.width) = (left, right - left)
        longer.height += other.height
        return longer
    }
}
