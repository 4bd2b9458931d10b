import Examples
import Markup
import Scenario
import Testing

@testable import Figures

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
        var details = SceneFigure.Details()
        details.listsCalls = true
        let shown = String(FigureText.visible(name, longest: 400).prefix(10))
        try check(
            FigureScenes.figure(scene, hit: name, calls: [call], details: details),
            is: shown
        )
        details.arrows = [name]
        details.frames = [name]
        details.grids = [name]
        try check(FigureScenes.figure(scene, hit: name, calls: [call], details: details))
        var played = PlayedStep()
        played.calls = [call]
        played.chain = [name, name + "2", "window"]
        played.handler = name
        try check(
            TreeFigure("figure", title: name, scene, step: 0, played: played).figure,
            is: shown
        )
        try check(
            ChainFigure("figure", title: name, scene, step: 0, played: played).figure,
            is: shown
        )
    }

    @Test("Scenes with every property anyhow have a figure", arguments: 0..<100)
    func arbitrary(seed: Int) throws {
        var scenes = ArbitraryScene(seed: UInt64(seed))
        let scene = scenes.scene()
        var details = SceneFigure.Details()
        details.listsCalls = seed.isMultiple(of: 2)
        details.arrows = scene.views.prefix(2).map(\.name)
        details.grids = details.arrows
        details.frames = details.arrows
        for step in scene.script.indices.prefix(2) {
            var played = PlayedStep()
            played.hit = scene.views.last?.name
            played.calls = scene.views.map { .init($0.name, Point(1, .infinity), .outside) }
            played.layers = [
                AddedLayer(frame: Rectangle(0, 0, .infinity, 4), in: scene.views[0].name)
            ]
            played.chain = scene.participants
            let title = "\(seed)"
            let figures = [
                SceneFigure(
                    "figure",
                    title: title,
                    scene,
                    step: step,
                    played: played,
                    details: details
                ).figure,
                TreeFigure("figure", title: title, scene, step: step, played: played).figure,
                ChainFigure("figure", title: title, scene, step: step, played: played).figure,
            ]
            for figure in figures { try check(figure) }
        }
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
