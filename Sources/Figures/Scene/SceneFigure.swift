import Scenario

/// Draws a scene as it is: true shapes under transforms, back to front, with the touch and the view
/// that gets it.
package struct SceneFigure: Sendable {
    /// The details that a figure shows besides the views, the touch and the hit view.
    package struct Details: Hashable, Sendable {
        /// Lists who is asked, in which order, with which point.
        package var listsCalls = false
        /// Draws an arrow to the touch from the origin of these views' coordinates.
        package var arrows: [String] = []
        /// Draws `frame` around these views.
        package var frames: [String] = []
        /// Draws the coordinates of these views as a grid.
        package var grids: [String] = []
        /// Names the views in which touches are looked for in the inscribed circle.
        package var circles: [String] = []

        package init() {}
    }

    private let name: String
    private let title: String
    private let played: PlayedStep
    private let details: Details
    private let content: SceneContent

    /// - Parameters:
    ///   - name: The prefix of all ids.
    ///   - title: What the figure says, in one sentence.
    ///   - step: The step of the script whose touch is drawn, after the changes before it.
    ///   - played: What became of the step.
    package init(
        _ name: String,
        title: String,
        _ scene: Scene,
        step: Int,
        played: PlayedStep,
        details: Details = Details()
    ) {
        self.name = name
        self.title = title
        self.played = played
        self.details = details
        content = SceneContent(scene, step: step, played: played, circles: details.circles)
    }

    package var figure: Figure {
        let (layout, calls) = layoutAndCalls
        let drawing = SceneDrawing(
            name: name,
            content: content,
            layout: layout,
            played: played,
            details: details
        )
        var signs: Set<FigureSign> = []
        var elements = drawing.elements(&signs)
        elements += calls?.elements(in: layout.list, isBeside: layout.isBeside) ?? []
        let legend = FigureLegend(signs, name: name)
        elements += legend.elements(x: FigureLayout.margin, y: layout.bottom + 14)
        return Figure(
            name: name,
            title: title,
            description: SceneDescription(content: content, played: played).sentences,
            width: FigureLayout.width,
            height: layout.bottom + (legend.isEmpty ? 0 : 14 + legend.height) + FigureLayout.margin,
            elements: elements
        )
    }

    private var layoutAndCalls: (FigureLayout, CallList?) {
        let calls = details.listsCalls ? CallList(played, content) : nil
        return (FigureLayout(content, showing: shownPoints, calls), calls)
    }

    /// Where the scene's views and points are on the figure.
    package var places: FigurePlaces {
        FigurePlaces(
            name: name,
            geometry: content.geometry,
            mapping: layoutAndCalls.0.mapping,
            top: FigureHeading(title).height
        )
    }

    /// The points that must lie on the drawn part of the window.
    private var shownPoints: [Point] {
        content.points
            + details.arrows.compactMap { content.geometry.inWindow(.zero, of: $0) }
    }
}
