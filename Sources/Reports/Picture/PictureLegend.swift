import Scenario

/// The list of views under a picture: names, frames, and what is special.
struct PictureLegend {
    let views: [PlacedView]
    let keys: [Int: Character]
    let unseen: Set<Int>
    let style: TextStyle

    /// Views that are listed at most.
    private static let limit = 16
    /// The deepest indentation, in views.
    private static let deepest = 6

    /// The list, a view a line where it fits.
    var lines: [StyledLine] {
        var page = Page(style)
        let shown = Array(views.enumerated().prefix(views.count > 18 ? PictureLegend.limit : 18))
        let names = shown.map { name($0.element) }
        let frames = shown.map { $0.element.view.frame.inWords }
        let nameWidth = min(30, (names + ["view"]).map(\.displayWidth).max() ?? 0)
        let frameWidth = min(32, (frames + ["frame"]).map(\.displayWidth).max() ?? 0)
        let keyWidth = keys.isEmpty ? 0 : 2
        let header = "view".padded(toWidth: nameWidth) + "  frame"
        page.add(StyledLine("  " + String(repeating: " ", count: keyWidth) + header, .faint))
        for (index, placed) in shown {
            let key = keys[index].map { "\($0) " } ?? ""
            var label = "  " + key.padded(toWidth: keyWidth)
            label += names[index].cut(toWidth: nameWidth, ellipsis: style.glyphs.ellipsis)
                .padded(toWidth: nameWidth)
            let frame = frames[index].cut(toWidth: frameWidth, ellipsis: style.glyphs.ellipsis)
            label += "  " + frame.padded(toWidth: frameWidth) + "  "
            let traits = traits(of: placed, at: index)
            page.paragraph(
                traits.joined(separator: ", "),
                label: traits.isEmpty ? label.trimmed : label
            )
        }
        if views.count > shown.count {
            let more =
                "\(style.glyphs.ellipsis) and \(counted(views.count - shown.count, "more view"))"
            page.add(StyledLine("  " + more, .faint))
        }
        return page.lines
    }

    private func name(_ placed: PlacedView) -> String {
        let depth = min(placed.depth, PictureLegend.deepest)
        return String(repeating: "  ", count: depth) + style.visible(placed.view.name)
    }

    private func traits(of placed: PlacedView, at index: Int) -> [String] {
        var traits = placed.view.traits(in: style.glyphs)
        if placed.isAdded { traits.append("the layer that the answer adds") }
        if unseen.contains(index) { traits.append("covered by others") }
        return traits
    }
}

extension String {
    /// The text without the spaces at its end.
    var trimmed: String {
        String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
    }
}
