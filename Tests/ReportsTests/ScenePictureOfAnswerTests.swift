import Examples
import Scenario
import Testing

@testable import Reports

/// Pictures as they are read, to the character.
@Suite("A picture of a scene in which an answer was played")
struct ScenePictureOfAnswerTests {
    private func picture(
        of scene: Scene,
        step: Int = 0,
        _ answer: PicturedAnswer = PicturedAnswer(),
        _ glyphs: Glyphs = .unicode,
        rows: Int = 16
    ) -> String {
        let style = TextStyle(glyphs: glyphs)
        return ScenePicture(scene, step: step, of: answer, style: style, maximumRows: rows).lines
            .rendered(in: style)
    }

    private static let white = Scene(
        Samples.window([SceneView("layerView", .layerView, Rectangle(40, 20, 200, 200))]),
        tap: Point(100, 90)
    )

    @Test("The layer with the greatest z position lies in front, and covers the others")
    func zPosition() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │                                                                          │
              │        ┌─ first ────────────────────┐                                    │
              │        │    ┌ third ┄┐              │                                    │
              │        │    ┆        ┆              ├ second ───────┐                    │
              │        │    ┆        ✕              │               │                    │
              │        │    └┄┄┄┄┄┄┄┄┘              │               │                    │
              │        │                            │               │                    │
              │        └─────────┬──────────────────┘               │                    │
              │                  │                                  │                    │
              │                  └──────────────────────────────────┘                    │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (100, 80)
              view      frame
              window    (0, 0, 320, 240)
                first   (40, 40, 120, 100)  z position 10
                second  (80, 60, 150, 120)
                third   (60, 50, 40, 40)    covered by other views

            """#
        var first = Samples.view("first", Rectangle(40, 40, 120, 100))
        first.zPosition = 10
        let second = Samples.view("second", Rectangle(80, 60, 150, 120))
        let third = Samples.view("third", Rectangle(60, 50, 40, 40))
        let scene = Scene(Samples.window([first, second, third]), tap: Point(100, 80))
        #expect(picture(of: scene) == expected)
    }

    @Test("A layer is drawn where the answer added it")
    func layer() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │        ┌─ blue layer ──────────┬ layerView ───────────┐                  │
              │        │                       │                      │                  │
              │        │                       │                      │                  │
              │        │                       │                      │                  │
              │        │             ✕         │                      │                  │
              │        ├───────────────────────┘                      │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        └──────────────────────────────────────────────┘                  │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (100, 90)
              view            frame
              window          (0, 0, 320, 240)
                layerView     (40, 20, 200, 200)  the white view
                  blue layer  (0, 0, 100, 100)    the layer you added

            """#
        let layers = [AddedLayer(frame: Rectangle(0, 0, 100, 100), in: "layerView")]
        let scene = ScenePictureOfAnswerTests.white
        #expect(picture(of: scene, PicturedAnswer(layers: layers)) == expected)
    }

    @Test("A layer that the answer never added is not drawn")
    func noLayer() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │        ┌─ layerView ──────────────────────────────────┐                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        │             ✕                                │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        │                                              │                  │
              │        └──────────────────────────────────────────────┘                  │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (100, 90)
              view         frame
              window       (0, 0, 320, 240)
                layerView  (40, 20, 200, 200)  the white view
              Before the first touch, your answer adds no bare layer to layerView's layer.

            """#
        #expect(
            picture(of: ScenePictureOfAnswerTests.white, PicturedAnswer(layers: [])) == expected
        )
        let unknown = picture(of: ScenePictureOfAnswerTests.white)
        #expect(expected.hasPrefix(unknown) && unknown != expected)
    }

    @Test(
        "All steps before the one that goes wrong are told, and those who are no views are listed"
    )
    func chain() {
        let expected = #"""
              before: tap at (30, 30)
              before: A.isHidden becomes true
              touchesBegan is delivered, from A on
              view                  frame
              window                (0, 0, 320, 240)
                view                (0, 0, 320, 240)    root view of controller
                  A                 (20, 20, 100, 100)  hidden
              controller                                controller of view, handles
                                                        touchesEnded
              application
              application delegate                      not a UIResponder

            """#
        var view = SceneView("view", .view, Rectangle(0, 0, 320, 240))
        view.controller = SceneController("controller", handles: [.ended])
        view.subviews = [SceneView("A", .view, Rectangle(20, 20, 100, 100))]
        var scene = Scene(
            Samples.window([view]),
            script: [
                .tap(Point(30, 30)), .change(view: "A", .isHidden(true)),
                .deliver(.began, to: "A"),
            ]
        )
        scene.application.delegate = .plain
        #expect(picture(of: scene, step: 2) == expected)
    }

    @Test("An application that handles touches is listed with its delegate")
    func handlingApplication() {
        var scene = Scene(
            Samples.window([SceneView("A", .view, Rectangle(20, 20, 100, 100))]),
            script: [.deliver(.began, to: "A")]
        )
        scene.application.delegate = .behindHandlingApplication
        scene.application.delegateHandles = [.began]
        let expected = """
              application                               handles touchesBegan
              application delegate                      a UIResponder

            """
        #expect(picture(of: scene, step: 0).hasSuffix(expected))
    }

    @Test("Of very many steps the last ones are told")
    func manySteps() {
        let taps = (0..<20).map { ScriptStep.tap(Point(Double($0), 1)) }
        let text = picture(of: Scene(Samples.window([]), script: taps), step: 19)
        let told = text.split(separator: "\n").filter { $0.contains("before: ") }
        #expect(told.first == "  before: 7 more steps")
        #expect(told.dropFirst().first == "  before: tap at (7, 1)")
        #expect(told.count == 13)
    }

    @Test("Which views are of the answer's class is told where others are not")
    func classes() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │                                                                          │
              │           ┌─ shelter ────────────────────────────────────┐               │
              │           │                                              │               │
              │           │                                              │               │
              │           │          ┌┄ button ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐           │               │
              │           │          ┆           ✕           ┆           │               │
              │           │          ┆                       ┆           │               │
              │           │          └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘           │               │
              │           │                                              │               │
              │           │                                              │               │
              │           └──────────────────────────────────────────────┘               │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (150, 120)
              view       frame
              window     (0, 0, 320, 240)
                button   (100, 100, 100, 50)  covered by other views
                shelter  (50, 50, 200, 150)   of your class

            """#
        let shelter = Samples.view("shelter", Rectangle(50, 50, 200, 150))
        let button = SceneView("button", .button, Rectangle(100, 100, 100, 50))
        let scene = Scene(Samples.window([button, shelter]), tap: Point(150, 120))
        #expect(picture(of: scene) == expected)
    }

    @Test("In a narrow terminal the remark on a controller stands beside its name")
    func controller() {
        let frame = Rectangle(40.125, 20.125, 200.125, 200.125)
        var view = Samples.view("view", frame)
        view.controller = SceneController("controller", isOfAnswer: true)
        let style = TextStyle(glyphs: .unicode, columns: 60)
        let scene = Scene(Samples.window([view]), tap: Point(100, 90))
        let text = ScenePicture(scene, of: PicturedAnswer(), style: style).lines.rendered(in: style)
        #expect(text.contains("\n  controller  of your class, controller of view\n"))
    }
}
