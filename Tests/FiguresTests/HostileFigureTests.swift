import Examples
import Markup
import Scenario
import Testing

@testable import Figures
@testable import Upkeep

@Suite("A figure of anything")
struct HostileFigureTests {
    private static let hostile = [
        "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "' onclick='x", "a & b < c",
        "]]>", "<![CDATA[", "<!--", "&#x3c;script&#x3e;", "url(javascript:alert(1))",
        "\u{202E}gnp.exe", "a\u{0}b\u{1B}[31m", "line\nbreak\ttab", "\u{FFFE}\u{FFFF}",
        String(repeating: "W", count: 400), "e" + String(repeating: "\u{301}", count: 60),
        "点击视图", "👩‍👩‍👧‍👦", "", " ",
    ]

    private static let knownElements: Set = [
        "svg", "title", "desc", "style", "g", "path", "rect", "circle", "text", "defs", "pattern",
        "clipPath",
    ]

    private func check(_ figure: Figure, is text: String? = nil) throws {
        let root = try FigureScenes.root(figure)
        let all = root.withDescendants
        #expect(Set(all.map(\.name)).isSubset(of: HostileFigureTests.knownElements))
        for element in all {
            #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.contains("href") })
        }
        let identifiers = all.compactMap { $0.attributes["id"] }
        #expect(Set(identifiers).count == identifiers.count)
        #expect(identifiers.allSatisfy { $0.hasPrefix("figure") })
        let unescaped = figure.svg.unicodeScalars.filter { $0 != "\n" && $0.needsEscaping }
        #expect(unescaped.isEmpty, "\(unescaped.map(\.value))")
        #expect(!figure.svg.contains("nan") && !figure.svg.contains("inf "))
        if let text, !text.isEmpty { #expect(root.allText.contains(text)) }
    }

    @Test("A hostile name is text in every field", arguments: hostile)
    func names(name: String) throws {
        var view = FigureScenes.square(name)
        view.controller = SceneController(name + "2")
        let scene = FigureScenes.scene(view)
        let call = PlayedStep.Call(name, Point(50, 50), .other(name))
        var lesson = FigureDescription(name: "0", title: name, scene: "", draws: .scene)
        lesson.listsCalls = true
        let shown = String(FigureText.visible(name, longest: 400).prefix(10))
        var played = PlayedStep()
        played.hit = name
        played.calls = [call]
        try check(lesson.figure(scene, played, prefix: "figure"), is: shown)
        lesson.arrows = [name]
        lesson.frames = [name]
        lesson.grids = [name]
        try check(lesson.figure(scene, played, prefix: "figure"))
        played.hit = nil
        played.chain = [name, name + "2", "window"]
        played.handler = name
        for kind in [FigureDescription.Kind.tree, .chain] {
            lesson.draws = kind
            try check(lesson.figure(scene, played, prefix: "figure"), is: shown)
        }
    }

    @Test("Scenes with every property anyhow have a figure", arguments: 0..<100)
    func arbitrary(seed: Int) throws {
        var scenes = ArbitraryScene(seed: UInt64(seed))
        let scene = scenes.scene()
        var lesson = FigureDescription(name: "0", title: "\(seed)", scene: "", draws: .scene)
        lesson.listsCalls = seed.isMultiple(of: 2)
        lesson.arrows = scene.views.prefix(2).map(\.name)
        lesson.grids = lesson.arrows
        lesson.frames = lesson.arrows
        for step in scene.script.indices.prefix(2) {
            var played = PlayedStep()
            played.hit = scene.views.last?.name
            played.calls = scene.views.map { .init($0.name, Point(1, .infinity), .outside) }
            played.layers = [
                AddedLayer(frame: Rectangle(0, 0, .infinity, 4), in: scene.views[0].name)
            ]
            played.chain = scene.participants
            lesson.step = step + 1
            for kind in [FigureDescription.Kind.scene, .tree, .chain] {
                lesson.draws = kind
                try check(lesson.figure(scene, played, prefix: "figure"))
            }
            let title = "\(seed)"
            try check(
                SceneFigure("figure", title: title, scene, step: step, played: played).figure
            )
        }
    }

    @Test("A lesson's figure without details is the one of a report's page", arguments: 0..<50)
    func sameDrawing(seed: Int) {
        var scenes = ArbitraryScene(seed: UInt64(seed))
        let scene = scenes.scene()
        var played = PlayedStep()
        played.hit = scene.views.last?.name
        played.calls = scene.views.map { .init($0.name, Point(1, 2), .outside) }
        let lesson = FigureDescription(name: "0", title: "One", scene: "", draws: .scene)
        let report = SceneFigure("figure-0", title: "One", scene, step: 0, played: played)
        #expect(lesson.figure(scene, played, prefix: "figure").svg == report.figure.svg)
    }

    @Test("The same scene gives the same bytes, with at most two decimals")
    func determinism() throws {
        var view = FigureScenes.square("turned", FigureScenes.square("inner"))
        view.turn = 37
        let scene = FigureScenes.scene(view)
        let first = FigureScenes.figure(scene, hit: "turned").svg
        for _ in 0..<20 { #expect(FigureScenes.figure(scene, hit: "turned").svg == first) }
        let picture = first.split(separator: "</style>").last ?? ""
        #expect(picture.firstMatch(of: #/\.\d\d\d/#) == nil)
        #expect(picture.firstMatch(of: #/[ LM"]-0[ LZ"]/#) == nil)
    }

    @Test("Screen readers find a picture with a title and a description")
    func accessibility() throws {
        let scene = FigureScenes.scene(FigureScenes.square("button"))
        let call = PlayedStep.Call("button", Point(50, 50), .itself)
        let root = try FigureScenes.root(
            FigureScenes.figure(scene, hit: "button", calls: [call])
        )
        #expect(root.attributes["role"] == "img")
        #expect(root.attributes["aria-labelledby"] == "figure-title figure-desc")
        let texts = root.children.prefix(2)
        #expect(texts.map(\.name) == ["title", "desc"])
        #expect(texts.map { $0.attributes["id"] } == ["figure-title", "figure-desc"])
        #expect(texts.first?.text == "A title")
        #expect(
            texts.last?.text
                == "Views in the order of the tree: window (0, 0, 400, 400); button (100, 100, 100, "
                + "100) in window. The touch is at (150, 150) in the window. Asked in this order: "
                + "button at (50, 50) answers itself. button gets the touch."
        )
    }
}
