import Scenario

/// The list of views under a picture: names, frames, and what is special.
struct PictureLegend {
    let views: [PlacedView]
    let keys: [Int: Character]
    let unseen: Set<Int>
    /// The first touch, in the window's coordinates.
    let touch: Point?
    let style: TextStyle

    /// Views that are listed at most.
    private static let limit = 16
    /// The columns that traits take at least, to stand beside a frame.
    private static let leastTraits = 22
    /// The deepest indentation, in views.
    private static let deepest = 6

    /// The list, a view a line where it fits.
    var lines: [StyledLine] {
        var page = Page(style)
        let shown = Array(views.enumerated().prefix(views.count > 18 ? PictureLegend.limit : 18))
        let names = shown.map { name($0.element) }
        let frames = shown.map { $0.element.view.frame.inWords }
        let nameWidth = min(
            style.columns * 3 / 8,
            (names + ["view"]).map(\.displayWidth).max() ?? 0
        )
        let frameWidth = min(
            style.columns * 2 / 5,
            (frames + ["frame"]).map(\.displayWidth).max() ?? 0
        )
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
            if label.displayWidth + PictureLegend.leastTraits <= style.columns {
                page.paragraph(traits.joined(separator: ", "), label: label)
            } else {
                page.add(StyledLine(label))
                if !traits.isEmpty { page.paragraph(traits.joined(separator: ", "), indent: 6) }
            }
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
        var traits = placed.view.traits(in: style.glyphs).filter { $0 != placed.view.name }
        if placed.isAdded { traits.append("the layer that the answer adds") }
        if !placed.toWindow.keepsUpright {
            if placed.view.turn != 0 { traits.append("drawn as the box around it") }
            let own = touch.flatMap { placed.toWindow.origin(of: $0) }
            if let own { traits.append("touch at \(own.inWords) in it") }
        }
        if unseen.contains(index) { traits.append("covered by views in front") }
        return traits
    }
}
