import Examples
import Scenario
import Testing

@testable import Figures

@Suite("A scene's figure")
struct SceneGeometryFigureTests {
    /// The places of the window's points on a figure.
    private func onFigure(_ scene: Scene, _ points: [Point]) -> [[Double]] {
        let content = SceneContent(scene, step: 0, played: PlayedStep(), circles: [])
        let layout = FigureLayout(content.region(showing: content.touches))
        return points.map { layout.mapping.apply($0) }.map { [$0.x, $0.y] }
    }

    private func expectSamePlaces(_ found: [[Double]], _ expected: [[Double]]) {
        #expect(found.count == expected.count)
        for place in expected {
            #expect(
                found.contains { hypotenuse($0[0] - place[0], $0[1] - place[1]) < 0.02 },
                "\(place) is not among \(found)"
            )
        }
    }

    private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    @Test("A turned view has its corners where the turn brings them")
    func turned() throws {
        var view = FigureScenes.square("turned")
        view.turn = 45
        let scene = FigureScenes.scene(view)
        let found = try FigureScenes.root(FigureScenes.figure(scene)).view("turned")
        let half = 100 * 0.5.squareRoot()
        let corners = [
            Point(150 - half, 150), Point(150, 150 - half), Point(150 + half, 150),
            Point(150, 150 + half),
        ]
        expectSamePlaces(try found.corners("area"), onFigure(scene, corners))
    }

    @Test("A scaled view grows about its anchor point, with its subviews")
    func scaled() throws {
        var view = FigureScenes.square(
            "scaled",
            SceneView("inner", .answer, Rectangle(50, 50, 50, 50))
        )
        view.scale = Point(2, 0.5)
        view.anchorPoint = Point(0, 0)
        let scene = FigureScenes.scene(view)
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        expectSamePlaces(
            try root.view("scaled").corners("area"),
            onFigure(
                scene,
                [Point(100, 100), Point(300, 100), Point(300, 150), Point(100, 150)]
            )
        )
        expectSamePlaces(
            try root.view("inner").corners("area"),
            onFigure(
                scene,
                [Point(200, 125), Point(300, 125), Point(300, 150), Point(200, 150)]
            )
        )
    }

    @Test("A mirrored view is drawn where it lies")
    func mirrored() throws {
        var view = FigureScenes.square("mirrored")
        view.scale = Point(-1, 1)
        let scene = FigureScenes.scene(view)
        let found = try FigureScenes.root(FigureScenes.figure(scene)).view("mirrored")
        let corners = [Point(100, 100), Point(200, 100), Point(200, 200), Point(100, 200)]
        expectSamePlaces(try found.corners("area"), onFigure(scene, corners))
    }

    @Test("A scrolled view moves its subviews and stays itself")
    func scrolled() throws {
        var view = FigureScenes.square(
            "scrolled",
            SceneView("inner", .answer, Rectangle(30, 40, 20, 20))
        )
        view.boundsOrigin = Point(20, 30)
        let scene = FigureScenes.scene(view)
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        let corners = [Point(110, 110), Point(130, 110), Point(130, 130), Point(110, 130)]
        expectSamePlaces(try root.view("inner").corners("area"), onFigure(scene, corners))
    }

    @Test("A view that reacts in a circle is drawn as one, inside its bounds")
    func circle() throws {
        var view = FigureScenes.square("round")
        view.pointInside = .circle
        let scene = FigureScenes.scene(view)
        let found = try FigureScenes.root(FigureScenes.figure(scene)).view("round")
        let center = onFigure(scene, [Point(150, 150), Point(200, 150)])
        let radius = center[1][0] - center[0][0]
        for corner in try found.corners("area") {
            let distance = hypotenuse(corner[0] - center[0][0], corner[1] - center[0][1])
            #expect(abs(distance - radius) < 0.02)
        }
        #expect(try found.corners("bounds").count == 4)
    }

    @Test("A view that ought to react in a circle keeps its bounds, with the circle in them")
    func wantedCircle() throws {
        let scene = FigureScenes.scene(FigureScenes.square("round"))
        let figure = SceneFigure(
            "figure",
            title: "A title",
            scene,
            step: 0,
            played: PlayedStep(),
            wantedCircles: ["round"]
        ).figure
        let root = try FigureScenes.root(figure)
        let found = try root.view("round")
        #expect(try found.corners("area").count == 4)
        #expect(try found.corners("wanted").count > 30)
        #expect(root.allText.contains("circle to react in"))
        #expect(!found.children.contains { $0.classes == ["bounds"] })
    }

    @Test("Siblings are drawn by z position, and then in their order")
    func order() throws {
        var first = FigureScenes.square("first")
        first.zPosition = 1
        var last = FigureScenes.square("last")
        last.zPosition = -1
        let scene = FigureScenes.scene(
            first,
            FigureScenes.square("second", FigureScenes.square("inner")),
            FigureScenes.square("third"),
            last
        )
        let views = try FigureScenes.root(FigureScenes.figure(scene)).views
        #expect(
            views.map { $0.attributes["data-view"] } == [
                "window", "last", "second", "inner", "third", "first",
            ]
        )
    }

    @Test("A clipped view ends where its superview ends, and its rest is only outlined")
    func clipped() throws {
        var view = FigureScenes.square(
            "clipping",
            SceneView("inner", .answer, Rectangle(50, 50, 100, 100))
        )
        view.clipsToBounds = true
        let scene = FigureScenes.scene(view)
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        let seen = [Point(150, 150), Point(200, 150), Point(200, 200), Point(150, 200)]
        expectSamePlaces(try root.view("inner").corners("area"), onFigure(scene, seen))
        let whole = [Point(150, 150), Point(250, 150), Point(250, 250), Point(150, 250)]
        expectSamePlaces(try root.view("inner").corners("clipped"), onFigure(scene, whole))
        #expect(root.allText.contains("clipped away"))
        #expect(!root.allText.contains("no touch arrives here"))
    }

    @Test("A part outside the superview is hatched: no touch arrives there")
    func overhang() throws {
        let inner = SceneView("inner", .answer, Rectangle(50, 50, 100, 100))
        let within = SceneView("within", .answer, Rectangle(0, 0, 40, 40))
        let scene = FigureScenes.scene(FigureScenes.square("outer", within, inner))
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        let hatched = root.views.filter { view in
            view.children.contains { $0.attributes["fill"] == "url(#figure-hatch)" }
        }
        #expect(hatched.map { $0.attributes["data-view"] } == ["inner"])
        #expect(root.allText.contains("no touch arrives here"))
    }

    @Test("The touch is where it is, and the hit view alone is marked")
    func touchAndHit() throws {
        let scene = FigureScenes.scene(
            FigureScenes.square("back"),
            SceneView("front", .answer, Rectangle(0, 0, 60, 60)),
            tap: Point(120, 130)
        )
        let root = try FigureScenes.root(FigureScenes.figure(scene, hit: "back"))
        let hit = root.views.filter { $0.classes.contains("hit") }
        #expect(hit.map { $0.attributes["data-view"] } == ["back"])
        let touch = root.withDescendants.first { $0.classes == ["touch"] }
        let dot = try #require(touch?.children.last?.attributes)
        let place = onFigure(scene, [Point(120, 130)])[0]
        #expect(abs((Double(dot["cx"] ?? "") ?? 0) - place[0]) < 0.01)
        #expect(abs((Double(dot["cy"] ?? "") ?? 0) - place[1]) < 0.01)
    }

    @Test("A view whose name tells a colour has it, and the layer view is white")
    func tints() throws {
        let scene = FigureScenes.scene(
            FigureScenes.square("Blue"),
            FigureScenes.square("lightGreen button"),
            FigureScenes.square("Bluetooth"),
            SceneView("layerView", .layerView, Rectangle(0, 0, 60, 60))
        )
        let views = try FigureScenes.root(FigureScenes.figure(scene, hit: "Blue")).views
        #expect(
            views.dropFirst().map(\.classes) == [
                ["view", "tinted", "blue", "hit"], ["view", "tinted", "green"], ["view"],
                ["view", "tinted", "white"],
            ]
        )
    }

    @Test(
        "Hidden, transparent and switched-off views have a class, a word and a line of the legend"
    )
    func states() throws {
        var hidden = FigureScenes.square("first")
        hidden.isHidden = true
        var transparent = FigureScenes.square("second")
        transparent.alpha = 0.005
        var off = FigureScenes.square("third")
        off.isUserInteractionEnabled = false
        let scene = FigureScenes.scene(hidden, transparent, off)
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        #expect(try root.view("first").classes.contains("hidden"))
        #expect(try root.view("second").classes.contains("transparent"))
        #expect(try root.view("third").classes.contains("off"))
        for words in ["hidden", "alpha below 0.01", "alpha 0.005", "interaction off"] {
            #expect(root.allText.contains(words))
        }
    }

    @Test("Nothing is hatched where layers are asked: they answer outside their superlayers, too")
    func layersOverhang() throws {
        let white = SceneView("layerView", .layerView, Rectangle(50, 50, 100, 100))
        let scene = FigureScenes.scene(FigureScenes.square("panel", white))
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        #expect(!root.allText.contains("no touch arrives here"))
    }

    @Test(
        "The legend explains the dashes of what is covered, where something is",
        arguments: [(50.0, true), (100, false), (-50, true)]
    )
    func covered(offset: Double, isCovered: Bool) throws {
        var front = FigureScenes.square("front")
        front.frame.x += offset
        let inside = SceneView("inside", .answer, Rectangle(10, 10, 30, 30))
        let scene = FigureScenes.scene(FigureScenes.square("back", inside), front)
        let root = try FigureScenes.root(FigureScenes.figure(scene))
        let words = root.withDescendants.filter { $0.name == "text" }.map(\.text)
        #expect(words.contains("covered") == isCovered)
        #expect(words.contains("goes on"))
    }
}
