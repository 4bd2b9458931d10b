import HitMaps
import Scenario

/// The maps of both sides, the legend, and the hit view under the pointer or the arrow keys' cursor.
struct HitMapHTML {
    let pair: HitMapPair
    /// The test whose scene it is.
    let test: String

    static let dataID = "hit-map-data"

    var html: HTML {
        .element(
            "section",
            ["class": "maps", "aria-labelledby": "maps-title"],
            [
                .element("h2", ["id": "maps-title"], text: "Who gets a touch, at every point"),
                .element("p", text: sentence),
                .element("p", ["class": "faint"], text: "The scene of: \(test)"),
                .element(
                    "div",
                    [
                        "class": "map-pair", "data-keys": "arrows", "tabindex": "0",
                        "role": "application", "aria-label": "Hit maps: arrow keys move the point",
                        "aria-describedby": "map-readout",
                    ],
                    [
                        side("expected", pair.reference, name: "map-reference", marks: false),
                        side("your answer", pair.attempt, name: "map-attempt", marks: true),
                    ]
                ),
                .element(
                    "div",
                    ["class": "needs-script", "id": "map-readout", "aria-live": "polite"],
                    [
                        .element(
                            "p",
                            text: "Point at a map, or move over it with the arrow keys."
                        )
                    ]
                ),
                legend,
            ]
        )
    }

    private var sentence: String {
        let count = pair.differences.count { $0 }
        guard count > 0 else {
            return
                "At each of \(pair.differences.count) points of the window both find the same view."
        }
        let share = Double(count) / Double(pair.differences.count) * 100
        let percent = share < 0.1 ? "less than 0.1" : PageNumber.tenths(share)
        return
            "Your answer finds another view at \(percent) % of the window's points: the hatched ones."
    }

    private func side(_ title: String, _ map: HitMap, name: String, marks: Bool) -> HTML {
        .element(
            "div",
            ["class": "map-side"],
            [
                .element("p", ["class": "side-name"], text: title),
                HitMapDrawing(
                    pair: pair,
                    blocks: pair.blocks(of: map),
                    name: name,
                    description: "\(title): \(pair.shares(of: map))",
                    marksDifferences: marks
                ).html,
            ]
        )
    }

    private var legend: HTML {
        let names = pair.views.enumerated().map { index, view in
            entry(HitMapDrawing.colour(index, in: pair.views), view)
        }
        let hitsNothing = (pair.reference.outcomes + pair.attempt.outcomes).contains {
            $0.hit == nil
        }
        let nobody = hitsNothing ? [entry(HitMapDrawing.colour(-1, in: []), "nothing is hit")] : []
        return .element("ul", ["class": "map-legend"], names + nobody)
    }

    private func entry(_ colour: String, _ words: String) -> HTML {
        .element("li", [.element("span", ["class": "swatch \(colour)"]), .text(words)])
    }
}

extension HitMapPair {
    /// The share of a map that each view has, in words.
    fileprivate func shares(of map: HitMap) -> String {
        var cells = map.outcomes.map { _ in 0 }
        for outcome in map.cells { cells[outcome] += 1 }
        var counts: [String: Int] = [:]
        for (outcome, count) in zip(map.outcomes, cells) {
            counts[outcome.hit ?? "nothing", default: 0] += count
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
            .map { "\($0.key) \($0.value * 100 / map.cells.count) %" }
            .joined(separator: ", ")
    }
}
