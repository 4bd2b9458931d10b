import Examples
import Figures
import Scenario
import Testing

/// Scenes and figures that the tests of this module speak of.
enum FigureScenes {
    /// A window of 400 by 400 points around some views.
    static func scene(_ views: SceneView..., tap: Point = Point(150, 150)) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 400, 400), subviews: views),
            script: [.tap(tap)]
        )
    }

    static func square(_ name: String, _ subviews: SceneView...) -> SceneView {
        SceneView(name, .answer, Rectangle(100, 100, 100, 100), subviews: subviews)
    }

    static func figure(
        _ scene: Scene,
        hit: String? = nil,
        calls: [PlayedStep.Call] = []
    ) -> Figure {
        var played = PlayedStep()
        played.hit = hit
        played.calls = calls
        return SceneFigure("figure", title: "A title", scene, step: 0, played: played).figure
    }

    static func root(_ figure: Figure) throws -> XMLOutline.Element {
        try #require(XMLOutline.root(of: figure.svg), "\(figure.svg)")
    }
}

extension XMLOutline.Element {
    /// The group of a view, of all in the picture.
    func view(_ name: String) throws -> XMLOutline.Element {
        try #require(views.first { $0.attributes["data-view"] == name })
    }

    /// The groups of all views, back to front.
    var views: [XMLOutline.Element] {
        withDescendants.filter { $0.classes.contains("view") && $0.attributes["id"] != nil }
    }

    var classes: [String] {
        (attributes["class"] ?? "").split(separator: " ").map(String.init)
    }

    /// The corners of the shape of a class inside this group.
    func corners(_ name: String) throws -> [[Double]] {
        let shape = try #require(children.first { $0.classes == [name] })
        return try #require(shape.attributes["d"]).split { "MLZ".contains($0) }.map { corner in
            corner.split(separator: " ").compactMap { Double($0) }
        }
    }

    var allText: String { ([text] + children.map(\.allText)).joined(separator: "\n") }
}
