import Scenario

/// Draws a scene as it is: true shapes under transforms, back to front, with the touch and the view that gets
/// it.
package struct SceneFigure: Sendable {
    private let name: String
    private let title: String
    private let played: PlayedStep
    private let content: SceneContent
    private let layout: FigureLayout

    /// - Parameters:
    ///   - name: The prefix of all ids.
    ///   - title: The figure's message, in one sentence.
    ///   - step: The script step whose touch is drawn; the changes before it are applied.
    ///   - played: The outcome of the step.
    ///   - circles: The views that take touches in the inscribed circle.
    ///   - wantedCircles: The views that should do so.
    package init(
        _ name: String,
        title: String,
        _ scene: Scene,
        step: Int,
        played: PlayedStep,
        circles: [String] = [],
        wantedCircles: [String] = []
    ) {
        self.name = name
        self.title = title
        self.played = played
        content = SceneContent(
            scene,
            step: step,
            played: played,
            circles: circles,
            wantedCircles: wantedCircles
        )
        layout = FigureLayout(content.region(showing: content.points))
    }

    package var figure: Figure {
        let drawing = SceneDrawing(name, content, layout, played)
        var signs: Set<FigureSign> = []
        var labels = SceneLabels(content, layout, played)
        let marks = TouchMark(content, layout)
        labels.avoid(marks.boxes)
        let elements =
            drawing.views(&signs) + marks.labels(&labels) + marks.elements + labels.ofViews(&signs)
        return Figure(
            name,
            title: title,
            description: SceneDescription(content, played).sentences,
            elements: elements,
            bottom: layout.screen.bottom,
            signs: signs
        )
    }

    /// The places of the scene's views and points on the figure.
    package var places: FigurePlaces {
        FigurePlaces(
            name: name,
            geometry: content.geometry,
            mapping: layout.mapping,
            top: FigureHeading(title).height
        )
    }
}
