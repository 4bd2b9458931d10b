import Figures
import Results
import Scenario

/// Draws a scene as text: its views, back to front, the touch, and a list of the views.
///
/// ```swift
/// let picture = ScenePicture(failure.scene, step: failure.stepIndex, style: style)
/// print(picture.lines.rendered(in: style))
/// ```
///
/// Upright views are boxes of characters. If a view is rotated or round, all are drawn with dots, in the
/// shapes that figures use. Views that refuse touches are dotted, and invisible ones are transparent. The
/// drawing order is the screen's.
package struct ScenePicture: Sendable {
    private let content: SceneContent
    private let answer: PicturedAnswer?
    private let views: [PlacedView]
    private let earlierSteps: ArraySlice<ScriptStep>
    private let step: ScriptStep?
    private let style: TextStyle
    private let maximumRows: Int
    private let maximumDotRows: Int

    /// - Parameters:
    ///   - index: The step whose touch is drawn; the changes before it are applied.
    ///   - answer: The answer that was played in the scene; `nil` without one.
    ///   - maximumRows: The maximum number of rows for the views.
    ///   - maximumDotRows: The maximum if the views are drawn with dots, to scale; by default the same.
    package init(
        _ scene: Scene,
        step index: Int = 0,
        of answer: PicturedAnswer? = nil,
        style: TextStyle,
        maximumRows: Int = 20,
        maximumDotRows: Int? = nil
    ) {
        content = SceneContent(scene, step: index, of: answer)
        self.answer = answer
        views = PlacedView.all(in: content, of: answer)
        earlierSteps = scene.script.prefix(max(0, index))
        step = scene.script.indices.contains(index) ? scene.script[index] : nil
        self.style = style
        self.maximumRows = max(3, maximumRows)
        self.maximumDotRows = max(3, maximumDotRows ?? maximumRows)
    }

    /// The picture, its caption, and the list of the views.
    package var lines: [StyledLine] {
        // Without a touch, shapes explain nothing, and the list shows the tree.
        guard step?.startOfChain == nil else { return caption + legend(isToScale: true).lines }
        let (drawn, labels) = labelled
        let unseen = content.drawingOrder.filter { !drawn.seen.contains($0) && !isFilled($0) }
        let legend = legend(
            keys: labels.keys,
            unseen: Set(unseen),
            isToScale: usesDots,
            nearTouch: drawn.nearTouch
        )
        return drawn.canvas.rows.map(line) + caption + legend.lines + layerNote
    }

    /// The names of the views that the picture names by a letter alone, by that letter.
    package var namesOfLetters: [String: String] {
        guard step?.startOfChain == nil else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: labelled.labels.keys.map { index, letter in
                (String(letter), views[index].view.name)
            }
        )
    }

    /// The views with the touch, and with their names or letters.
    private var labelled: (drawn: DrawnViews, labels: PictureLabels) {
        var drawn = drawn
        // Draw the touch first, so that names keep clear of it.
        mark(content.waypoints, style.glyphs.waypoint, on: &drawn)
        mark(content.touches, style.glyphs.touch, on: &drawn)
        var labels = PictureLabels(besides: views.map(\.view.name))
        for index in content.drawingOrder.sorted() {
            guard let box = drawn.boxes[index] else { continue }
            let name = style.visible(views[index].view.name)
            labels.place(name, of: index, in: box, on: &drawn.canvas)
        }
        return (drawn, labels)
    }

    private func legend(
        keys: [Int: Character] = [:],
        unseen: Set<Int> = [],
        isToScale: Bool,
        nearTouch: [Int: TouchSide] = [:]
    ) -> PictureLegend {
        PictureLegend(
            views: views,
            others: content.removedViews.map { ($0.name, [place(ofRemoved: $0)]) }
                + content.scene.otherParticipants(
                    isGraded: answer != nil,
                    removed: content.removedViews
                ),
            isGraded: answer != nil,
            keys: keys,
            unseen: unseen,
            touch: content.touches.first,
            isToScale: isToScale,
            nearTouch: nearTouch,
            style: style
        )
    }

    /// The minimum number of rows in which no two edges share one, for a picture of boxes.
    package var leastRows: Int {
        let boxes = content.drawingOrder.map { views[$0].box }
        let levels = boxes.flatMap { [$0.y, $0.y + $0.height] } + content.points.map(\.y)
        return Set(levels).count
    }

    /// Says that a view was removed, or names the removed view that contains it.
    private func place(ofRemoved view: SceneView) -> String {
        let isChanged = earlierSteps.contains { step in
            if case .change(view.name, _) = step { true } else { false }
        }
        let superview = content.removedViews.first { other in
            other.subviews.contains { $0.name == view.name }
        }
        guard !isChanged, let superview else {
            return "removed before, bounds \(view.bounds.inWords)"
        }
        return "in \(superview.name), frame \(view.frame.inWords)"
    }

    /// Whether views have shapes that boxes cannot show, and the terminal has dots.
    private var usesDots: Bool { style.glyphs.hasDots && content.needsDots }

    private var drawn: DrawnViews {
        let columns = style.columns - 4
        return usesDots
            ? DotPicture(content, columns: columns, rows: maximumDotRows).views
            : BoxPicture(views, content, columns: columns, rows: maximumRows).drawn
    }

    /// Whether a descendant covers the view exactly, so that its absence needs no explanation.
    private func isFilled(_ index: Int) -> Bool {
        guard views[index].view.kind != .window else { return true }
        return views[(index + 1)...].prefix { $0.place.depth > views[index].place.depth }
            .contains { $0.box == views[index].box }
    }

    private func mark(_ points: [Point], _ glyph: String, on drawn: inout DrawnViews) {
        guard let character = glyph.first else { return }
        for point in points {
            if let cell = drawn.cell(point) { drawn.canvas.mark(cell.column, cell.row, character) }
        }
    }

    private func line(_ cells: [PictureCanvas.Cell]) -> StyledLine {
        var line = StyledLine("  ")
        let used = cells.lastIndex { $0.content != .empty }.map { $0 + 1 } ?? 0
        for cell in cells[..<used] {
            switch cell.content {
            case .empty: line.append(" ")
            case .point: line.append(style.glyphs.point)
            case .rim: line.append(style.glyphs.rim)
            case .dots(let pattern, let isFaint):
                line.append(String(style.glyphs.dots(pattern)), isFaint ? .faint : .plain)
            case .line(let directions, let isDotted):
                let character = style.glyphs.lines.character(directions, isDotted: isDotted)
                line.append(String(character), isDotted ? .faint : .plain)
            case .name(let character): line.append(String(character), .strong)
            case .secondHalf: break
            case .mark(let character): line.append(String(character), .accent)
            }
        }
        return line
    }

    // MARK: Words

    private static let maximumEarlierSteps = 12

    /// The step of the picture, below the earlier ones.
    private var caption: [StyledLine] {
        guard let step else { return [] }
        var page = Page(style)
        let told = earlierSteps.suffix(ScenePicture.maximumEarlierSteps)
        if told.count < earlierSteps.count {
            let more = counted(earlierSteps.count - told.count, "more step")
            page.paragraph("before: \(more)", .faint, indent: 2)
        }
        for earlier in told { page.paragraph("before: \(earlier.words)", .faint, indent: 2) }
        let glyph = content.touches.isEmpty ? "" : style.glyphs.touch + " "
        page.paragraph(step.words, .strong, label: "  " + glyph, labelInk: .accent)
        return page.lines
    }

    /// Says that the answer added no layer in time, if the exercise requires one.
    private var layerNote: [StyledLine] {
        guard let layers = answer?.layers, layers.isEmpty,
            let white = views.first(where: { $0.view.kind == .layerView })
        else { return [] }
        var page = Page(style)
        page.paragraph(
            "Before the first touch, your answer adds no bare layer to \(white.view.name)'s layer.",
            indent: 2
        )
        return page.lines
    }
}
