import Figures
import Scenario

/// A scene's figure with what a lesson shows besides the views, the touch and the hit view.
struct LessonSceneFigure {
    private let name: String
    private let description: FigureDescription
    private let played: PlayedStep
    private let content: SceneContent
    private let calls: CallList?

    private static let listWidth = 204.0
    private static let gap = 14.0

    /// - Parameter name: The prefix of all ids.
    init(_ name: String, _ description: FigureDescription, _ scene: Scene, _ played: PlayedStep) {
        self.name = name
        self.description = description
        self.played = played
        content = SceneContent(
            scene,
            step: description.stepIndex,
            played: played,
            circles: description.circles ?? []
        )
        calls = description.listsCalls == true ? CallList(played, content) : nil
    }

    var figure: Figure {
        let names = description.arrows ?? []
        let origins = names.compactMap { content.geometry.inWindow(.zero, of: $0) }
        let region = content.region(showing: content.points + origins)
        let isBeside = calls?.isLong == true && region.width < region.height * 1.15
        let layout = FigureLayout(
            region,
            widthBeside: isBeside ? LessonSceneFigure.listWidth + LessonSceneFigure.gap : 0
        )
        var signs: Set<FigureSign> = []
        let lines = CoordinateLines(content: content, layout: layout)
        let shown =
            (description.grids ?? []).flatMap(lines.grid)
            + (description.frames ?? []).flatMap { lines.frame($0, &signs) }
        let views = SceneDrawing(name, content, layout, played).views(&signs, below: shown)
        var labels = SceneLabels(
            content,
            layout,
            played,
            isNumbered: calls != nil
        )
        let marks = TouchMark(content, layout)
        labels.avoid(marks.boxes)
        let corner = corner(ofList: layout.screen, isBeside: isBeside)
        if let calls {
            let height = calls.height(isBeside: isBeside)
            labels.avoid([Rectangle(corner.x, corner.y, LessonSceneFigure.listWidth, height)])
        }
        let arrows = CoordinateArrows(names, content, layout)
        labels.avoid(arrows.boxes)
        var elements = views + arrows.lines + arrows.labels(&labels)
        // An arrow tells the touch's coordinates already.
        if names.isEmpty { elements += marks.labels(&labels) }
        elements += marks.elements + labels.ofViews(&signs)
        elements += calls?.elements(at: corner, isBeside: isBeside) ?? []
        let end = calls.map { corner.y + $0.height(isBeside: isBeside) }
        return Figure(
            name,
            title: description.title,
            description: SceneDescription(content, played).sentences,
            elements: elements,
            bottom: max(layout.screen.bottom, end ?? 0),
            signs: signs
        )
    }

    /// The corner of the list of calls: at the right of the window, or below it.
    private func corner(ofList screen: Rectangle, isBeside: Bool) -> Point {
        isBeside
            ? Point(screen.right + LessonSceneFigure.gap, screen.y)
            : Point(FigureLayout.margin, screen.bottom + LessonSceneFigure.gap)
    }
}
