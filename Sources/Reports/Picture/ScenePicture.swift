import Results
import Scenario

/// Draws a scene as text: boxes for the views, back to front, the touch, and a list of the views.
///
/// ```swift
/// let picture = ScenePicture(failure.scene, step: failure.stepIndex, style: style)
/// print(picture.lines.rendered(in: style))
/// ```
///
/// Views that refuse touches are dotted, and invisible ones are transparent. A rotated view is
/// drawn as its bounding box, and a round one with its circle. The drawing order is the screen's.
/// Containment and adjacency are exact, even if the picture is then not to scale.
package struct ScenePicture: Sendable {
    private let scene: Scene
    private let answer: PicturedAnswer?
    private let views: [PlacedView]
    private let drawingOrder: [Int]
    private let marks: TouchMarks
    private let earlierSteps: ArraySlice<ScriptStep>
    private let step: ScriptStep?
    private let style: TextStyle
    private let maximumRows: Int

    /// - Parameters:
    ///   - index: The step of the script whose touch is drawn, after the changes before it.
    ///   - answer: The answer that was played in the scene; `nil` without one.
    ///   - maximumRows: The maximum rows for the boxes.
    package init(
        _ scene: Scene,
        step index: Int = 0,
        of answer: PicturedAnswer? = nil,
        style: TextStyle,
        maximumRows: Int = 20
    ) {
        self.scene = scene.moment(before: index)
        self.answer = answer
        views = PlacedView.all(in: self.scene.root, of: answer)
        drawingOrder = PlacedView.drawingOrder(in: self.scene.root, of: answer)
        earlierSteps = scene.script.prefix(max(0, index))
        step = scene.script.indices.contains(index) ? scene.script[index] : nil
        marks = TouchMarks(step, in: views)
        self.style = style
        self.maximumRows = max(3, maximumRows)
    }

    /// The picture, its caption, and the list of the views.
    package var lines: [StyledLine] {
        let drawable = drawingOrder.filter { views[$0].isDrawable }
        let round = drawable.filter { views[$0].isRound }.prefix(ScenePicture.mostRims)
        let rims = round.map { CircleRim(of: views[$0], at: $0) }
        let frame = PictureFrame(
            drawable.map { views[$0] },
            rims: rims,
            marks: marks,
            columns: style.columns - 4,
            rows: maximumRows
        )
        var canvas = PictureCanvas(columns: frame.horizontal.count, rows: frame.vertical.count)
        for index in drawable {
            draw(index, in: frame, on: &canvas)
            for rim in rims where rim.owner == index { draw(rim, in: frame, on: &canvas) }
        }
        mark(in: frame, on: &canvas)
        let visible = Set(canvas.rows.joined().compactMap(\.owner))
        var labels = PictureLabels()
        for index in drawable.sorted() where visible.contains(index) {
            let name = style.visible(views[index].view.name)
            labels.place(name, of: index, in: frame.cells(of: views[index].box), on: &canvas)
        }
        let unseen = drawable.filter { !visible.contains($0) && !isFilled($0) }
        let legend = PictureLegend(
            views: views,
            others: OtherParticipants(scene, isGraded: answer != nil),
            isGraded: answer != nil,
            keys: labels.keys,
            unseen: Set(unseen),
            touch: marks.touches.first,
            style: style
        )
        return canvas.rows.map(line) + caption + legend.lines + layerNote
    }

    /// Whether a descendant covers the view exactly, so that its absence needs no explanation.
    private func isFilled(_ index: Int) -> Bool {
        guard views[index].view.kind != .window else { return true }
        return views[(index + 1)...].prefix { $0.depth > views[index].depth }
            .contains { $0.box == views[index].box }
    }

    /// The maximum number of circles that a reader can tell apart.
    private static let mostRims = 8

    // MARK: Drawing

    private func draw(_ index: Int, in frame: PictureFrame, on canvas: inout PictureCanvas) {
        let placed = views[index]
        canvas.draw(
            frame.cells(of: placed.box),
            owner: index,
            isDotted: placed.refusesTouches,
            isOpaque: !placed.isInvisible,
            clip: placed.clip.map { frame.cells(of: $0) }
        )
    }

    private func draw(_ rim: CircleRim, in frame: PictureFrame, on canvas: inout PictureCanvas) {
        let box = frame.cells(of: views[rim.owner].box)
        for point in rim.points + rim.pointsBeside(marks.all) {
            let column = frame.horizontal.cellBetween(point.x)
            let row = frame.vertical.cellBetween(point.y)
            if box.contains(column, row) { canvas.drawRim(column, row) }
        }
    }

    private func mark(in frame: PictureFrame, on canvas: inout PictureCanvas) {
        func mark(_ points: [Point], _ glyph: String) {
            guard let character = glyph.first else { return }
            for point in points {
                let (column, row) = (frame.horizontal.cell(point.x), frame.vertical.cell(point.y))
                canvas.mark(column, row, character)
            }
        }
        mark(marks.waypoints, style.glyphs.waypoint)
        mark(marks.touches, style.glyphs.touch)
    }

    private func line(_ cells: [PictureCanvas.Cell]) -> StyledLine {
        var line = StyledLine("  ")
        let used = cells.lastIndex { $0.content != .empty }.map { $0 + 1 } ?? 0
        for cell in cells[..<used] {
            switch cell.content {
            case .empty: line.append(" ")
            case .point: line.append(style.glyphs.point)
            case .rim: line.append(style.glyphs.rim)
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

    private static let mostEarlierSteps = 12

    /// The step of the picture, below the earlier ones.
    private var caption: [StyledLine] {
        guard let step else { return [] }
        var page = Page(style)
        let told = earlierSteps.suffix(ScenePicture.mostEarlierSteps)
        if told.count < earlierSteps.count {
            let more = counted(earlierSteps.count - told.count, "more step")
            page.paragraph("before: \(more)", .faint, indent: 2)
        }
        for earlier in told { page.paragraph("before: \(earlier.words)", .faint, indent: 2) }
        let glyph = marks.touches.isEmpty ? "" : style.glyphs.touch + " "
        page.paragraph(step.words, .strong, label: "  " + glyph, labelInk: .accent)
        return page.lines
    }

    /// Says that the answer added no layer where the exercise asks for one.
    private var layerNote: [StyledLine] {
        guard let layers = answer?.layers, layers.isEmpty,
            let white = views.first(where: { $0.view.kind == .layerView })
        else { return [] }
        var page = Page(style)
        page.paragraph("Your answer adds no layer to \(white.view.name)'s layer.", indent: 2)
        return page.lines
    }
}
