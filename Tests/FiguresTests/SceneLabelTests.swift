import Examples
import Scenario
import Testing

@testable import Figures

@Suite("The places of a figure's labels")
struct SceneLabelTests {
    /// A ground with a view that leaves no room for the ground's name beside it.
    private static let content: SceneContent = {
        let card = SceneView("card", .answer, Rectangle(20, 20, 300, 300))
        let root = SceneView("root", .answer, Rectangle(0, 0, 400, 400), subviews: [card])
        let scene = FigureScenes.scene(root, tap: Point(350, 350))
        return SceneContent(scene, step: 0, played: PlayedStep(), circles: [])
    }()

    private func labels(_ layout: FigureLayout) -> SceneLabels {
        SceneLabels(SceneLabelTests.content, layout, PlayedStep())
    }

    @Test("The ground's name is at its corner, on the edge where there is no room inside")
    func ground() throws {
        let scene = SceneLabelTests.content.scene
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        let label = root.withDescendants.first {
            $0.classes == ["label"] && $0.attributes["data-view"] == "root"
        }
        let text = try #require(label?.children.first { $0.name == "text" }?.attributes)
        let screen = FigureLayout(SceneLabelTests.content.region(showing: [Point(350, 350)])).screen
        #expect(abs((Double(text["x"] ?? "") ?? 0) - screen.x) < 20)
        #expect(abs((Double(text["y"] ?? "") ?? 0) - screen.y) < 20)
    }

    @Test("A view under a larger subview has a name, and one under its equal has none")
    func filled() throws {
        func labels(_ side: Double) throws -> [String: Double] {
            let inside = SceneView("inside", .answer, Rectangle(0, 0, side, side))
            let scene = FigureScenes.scene(FigureScenes.square("panel", inside))
            let labels = try FigureScenes.root(FigureScenes.figure(scene)).withDescendants
                .filter { $0.classes == ["label"] }
            let heights = try labels.map { label in
                let y = try #require(label.children.first { $0.name == "text" }?.attributes["y"])
                return (label.attributes["data-view"] ?? "", try #require(Double(y)))
            }
            return Dictionary(uniqueKeysWithValues: heights)
        }
        let found = try labels(200)
        #expect(found.keys.sorted() == ["inside", "panel", "window"])
        // Side by side the two would read as one name.
        #expect(abs((found["panel"] ?? 0) - (found["inside"] ?? 0)) >= SceneLabels.lineHeight)
        #expect(try labels(100).keys.sorted() == ["inside", "window"])
    }

    @Test("A label lies in no view that is not its own, and on no outline, as long as it can")
    func clear() {
        let layout = FigureLayout(SceneLabelTests.content.window)
        var labels = labels(layout)
        let touch = layout.mapping.apply(Point(350, 350))
        let card = layout.mapping.apply(Point(100, 100))
        let edge = layout.mapping.apply(Point(320, 100))
        let beside = Rectangle(touch.x, touch.y, 20, 10)
        let candidates = [card, edge].map { Rectangle($0.x - 10, $0.y - 5, 20, 10) }
        #expect(labels.take(candidates + [beside], near: touch) == beside)
        #expect(labels.take(candidates, near: touch) == candidates[0])
    }
}
