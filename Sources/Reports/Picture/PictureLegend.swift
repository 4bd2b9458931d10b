import Results
import Scenario

/// The list of views under a picture: names, frames, and special properties.
struct PictureLegend {
    let views: [PlacedView]
    let others: [(name: String, traits: [String])]
    /// Whether an answer was played in the scene.
    let isGraded: Bool
    let keys: [Int: Character]
    let unseen: Set<Int>
    /// The first touch, in the window's coordinates.
    let touch: Point?
    /// Whether rotated views are drawn in their true shapes, rather than as the boxes around them.
    let isToScale: Bool
    /// The touch's side of each outline, where the picture is too coarse to show it.
    let nearTouch: [Int: TouchSide]
    let style: TextStyle

    /// The number of listed views if there are more than 18.
    private static let limit = 16
    /// The minimum columns for traits beside a frame.
    private static let minimumTraitsWidth = 22
    private static let deepest = 6

    private struct Row {
        var key = ""
        var name: String
        var frame = ""
        var traits: [String]
    }

    /// The list, with one line for each view if the line fits.
    var lines: [StyledLine] {
        let shown = Array(views.enumerated().prefix(views.count > 18 ? PictureLegend.limit : 18))
        let viewRows = shown.map { index, placed in
            Row(
                key: keys[index].map(String.init) ?? "",
                name: name(placed),
                frame: placed.view.boundingFrame.inWords,
                traits: traits(of: placed, at: index)
            )
        }
        let otherRows = others.map { Row(name: style.visible($0.name), traits: $0.traits) }
        let nameWidth = width((viewRows + otherRows).map(\.name) + ["view"], most: 3 / 8)
        let keyWidth = keys.isEmpty ? 0 : 2
        // Cut a frame only if it does not fit even alone: traits can go below it.
        let widestFrame = (viewRows.map(\.frame) + ["frame"]).map(\.displayWidth).max() ?? 0
        let frameWidth = min(style.columns - nameWidth - keyWidth - 4, widestFrame)
        var page = Page(style)
        let header = "view".padded(toWidth: nameWidth) + "  frame"
        page.add(StyledLine("  " + String(repeating: " ", count: keyWidth) + header, .faint))
        func add(_ row: Row) {
            let ellipsis = style.glyphs.ellipsis
            var label = "  " + row.key.padded(toWidth: keyWidth)
            label +=
                row.name.cut(toWidth: nameWidth, ellipsis: ellipsis)
                .padded(toWidth: nameWidth) + "  "
            let frame = row.frame.cut(toWidth: frameWidth, ellipsis: ellipsis)
            let wholeLabel = label + frame.padded(toWidth: frameWidth) + "  "
            let traits = row.traits.joined(separator: ", ")
            if wholeLabel.displayWidth + PictureLegend.minimumTraitsWidth <= style.columns {
                page.paragraph(traits, label: wholeLabel)
            } else if frame.isEmpty {
                page.paragraph(traits, label: label)
            } else {
                page.add(StyledLine(wholeLabel))
                let most = style.columns - PictureLegend.minimumTraitsWidth
                let indent = min(label.displayWidth, most)
                if !traits.isEmpty { page.paragraph(traits, indent: indent) }
            }
        }
        viewRows.forEach(add)
        if views.count > shown.count {
            let more =
                "\(style.glyphs.ellipsis) and \(counted(views.count - shown.count, "more view"))"
            page.add(StyledLine("  " + more, .faint))
        }
        otherRows.forEach(add)
        return page.lines
    }

    /// The width of the widest text, up to a share of the page.
    private func width(_ texts: [String], most share: Double) -> Int {
        min(Int(Double(style.columns) * share), texts.map(\.displayWidth).max() ?? 0)
    }

    private func name(_ placed: PlacedView) -> String {
        let depth = min(placed.place.depth, PictureLegend.deepest)
        return String(repeating: "  ", count: depth) + style.visible(placed.view.name)
    }

    private func traits(of placed: PlacedView, at index: Int) -> [String] {
        var traits = placed.view.ownTraits(in: style.glyphs).filter { $0 != placed.view.name }
        if isGraded, placed.view.kind == .answer, hasOtherKinds {
            traits.insert("of your class", at: 0)
        }
        if placed.isAdded { traits.append("the layer you added") }
        if placed.isRound, placed.view.pointInside != .circle {
            traits.append("is to react in its circle")
        }
        if !placed.place.toWindow.keepsUpright {
            traits += shapeTraits(of: placed)
            let own = touch.flatMap { placed.place.toWindow.origin(of: $0) }
            if let own { traits.append("touch at \(own.inWords) in it") }
        }
        if let side = nearTouch[index] { traits.append(side.words) }
        if unseen.contains(index) {
            let bounds = placed.view.bounds
            let hasArea = bounds.width != 0 && bounds.height != 0
            traits.append(hasArea ? "covered by other views" : "has no area")
        }
        return traits
    }

    /// The remarks on a view that is rotated, alone or together with its superview.
    private func shapeTraits(of placed: PlacedView) -> [String] {
        guard placed.view.turn != 0 else { return isToScale ? [] : ["drawn as the box around it"] }
        return [
            isToScale ? "its frame is the box around it" : "drawn as its frame, the box around it"
        ]
    }

    /// Whether some views are not of the answer's class, so that the list must mark those that are.
    private var hasOtherKinds: Bool {
        views.contains { $0.view.kind != .answer && $0.view.kind != .window && !$0.isAdded }
    }
}

extension TouchSide {
    fileprivate var words: String {
        switch self {
        case .inside: "touched just inside its outline"
        case .outside: "touched just outside its outline"
        case .on: "touched on its outline"
        }
    }
}
