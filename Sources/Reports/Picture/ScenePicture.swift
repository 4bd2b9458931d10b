import Scenario

/// Draws a scene as text: the views as boxes, back to front, the touch, and a list of the views.
///
/// ```swift
/// let picture = ScenePicture(failure.scene, step: failure.stepIndex, style: style)
/// print(picture.lines.rendered(in: style))
/// ```
///
/// Views that refuse touches are dotted; those that cannot be seen cover nothing. A turned view is
/// drawn as the upright box around it. The picture shows what lies in, on or beside what; it is not
/// to scale where that would hide it.
public struct ScenePicture: Sendable {
    private let views: [PlacedView]
    private let marks: TouchMarks
    private let step: ScriptStep?
    private let style: TextStyle
    private let maximumRows: Int

    /// Creates a picture of a scene at a step of its script.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - index: The step: its touch is drawn, and the changes before it are made.
    ///   - style: How to draw.
    ///   - maximumRows: The rows that the boxes may take.
    public init(_ scene: Scene, step index: Int = 0, style: TextStyle, maximumRows: Int = 20) {
        views = PlacedView.all(in: scene.moment(before: index).root)
        step = scene.script.indices.contains(index) ? scene.script[index] : nil
        marks = TouchMarks(step, in: views)
        self.style = style
        self.maximumRows = max(3, maximumRows)
    }

    /// The picture, what happens in it, and the list of the views.
    public var lines: [StyledLine] {
        let drawable = views.indices.filter { views[$0].isDrawable }
        let frame = PictureFrame(
            drawable.map { views[$0] },
            marks: marks,
            columns: style.columns - 4,
            rows: maximumRows
        )
        var canvas = PictureCanvas(columns: frame.horizontal.count, rows: frame.vertical.count)
        for index in drawable { draw(index, in: frame, on: &canvas) }
        mark(in: frame, on: &canvas)
        let visible = Set(canvas.rows.joined().compactMap(\.owner))
        var labels = PictureLabels()
        for index in drawable where visible.contains(index) {
            let name = style.visible(views[index].view.name)
            labels.place(name, of: index, in: frame.cells(of: views[index].box), on: &canvas)
        }
        let unseen = drawable.filter { !visible.contains($0) && !isFilled($0) }
        let legend = PictureLegend(
            views: views,
            keys: labels.keys,
            unseen: Set(unseen),
            touch: marks.touches.first,
            style: style
        )
        return canvas.rows.map(line) + caption + legend.lines
    }

    /// Whether views inside a view leave nothing of it to be seen, which is no surprise.
    private func isFilled(_ index: Int) -> Bool {
        guard views[index].view.kind != .window else { return true }
        return views[(index + 1)...].prefix { $0.depth > views[index].depth }
            .contains { $0.box == views[index].box }
    }

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

    private var caption: [StyledLine] {
        guard let step else { return [] }
        var page = Page(style)
        let glyph = marks.touches.isEmpty ? "" : style.glyphs.touch + " "
        page.paragraph(step.words, .strong, label: "  " + glyph, labelInk: .accent)
        return page.lines
    }

    private func line(_ cells: [PictureCanvas.Cell]) -> StyledLine {
        var line = StyledLine("  ")
        let used = cells.lastIndex { $0.content != .empty }.map { $0 + 1 } ?? 0
        for cell in cells[..<used] {
            switch cell.content {
            case .empty: line.append(" ")
            case .point: line.append(style.glyphs.point)
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
}
