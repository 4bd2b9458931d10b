import Scenario
import Testing

@testable import Reports

/// Pictures as they are read, to the character.
@Suite("A picture of a script's step")
struct ScenePictureOfScriptTests {
    private func picture(of scene: SampleScene, _ glyphs: Glyphs = .unicode) -> String {
        let style = TextStyle(glyphs: glyphs)
        return ScenePicture(scene.scene, step: scene.step, style: style, maximumRows: 16).lines
            .rendered(in: style)
    }

    @Test("A covered view is told of")
    func covered() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ above ──────────────┐                                              │
              │    │                      │                                              │
              │    │                      │                                              │
              │    │               ✕      │                                              │
              │    └──────────────────────┘                                              │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (90, 90)
              view     frame
              window   (0, 0, 320, 240)
                below  (20, 20, 100, 100)  covered by other views
                above  (20, 20, 100, 100)

            """#
        #expect(picture(of: .covered) == expected)
    }

    @Test("The changes before a step are made, and told")
    func changed() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ a ──────────────────┐                                              │
              │    │                      │                                              │
              │    │                      │                                              │
              │    │                      ├ b ──────┐                                    │
              │    │             ✕        │         │                                    │
              │    │                      │         │ ◦                                  │
              │    │                      │         │                                    │
              │    └────────┬─────────────┘         │                                    │
              │             │                       │                                    │
              │             └───────────────────────┘                                    │
              │                                                                          │
              │                                                                          │
              │                                                                 ◦        │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              before: a is brought to the front
              before: c is removed from its superview
              ✕ drag from (80, 80) to (170, 100) to (280, 200)
              view    frame
              window  (0, 0, 320, 240)
                b     (60, 60, 100, 100)
                a     (20, 20, 100, 100)
              c                           removed before, bounds (0, 0, 100, 100)

            """#
        #expect(picture(of: .changed) == expected)
    }

    @Test("The controller of a removed view is listed as well")
    func controllerOfRemoved() {
        var scene = SampleScene.changed.scene
        for index in scene.root.subviews.indices where scene.root.subviews[index].name == "c" {
            scene.root.subviews[index].controller = SceneController("gone")
        }
        let style = TextStyle(glyphs: .unicode)
        let text = ScenePicture(scene, step: SampleScene.changed.step, style: style).lines
            .rendered(in: style)
        #expect(text.contains(#/ gone +controller of c\n/#))
    }

    @Test("A view in a removed one is said to be in it")
    func insideRemoved() {
        var scene = SampleScene.changed.scene
        let child = SceneView("inner", .view, Rectangle(10, 20, 30, 40))
        for index in scene.root.subviews.indices where scene.root.subviews[index].name == "c" {
            scene.root.subviews[index].subviews = [child]
        }
        let style = TextStyle(glyphs: .unicode)
        let text = ScenePicture(scene, step: SampleScene.changed.step, style: style).lines
            .rendered(in: style)
        #expect(text.contains("in c, frame (10, 20, 30, 40)"))
    }

    @Test("A view of no size is not said to be covered")
    func withoutArea() {
        let point = SceneView("point", .view, Rectangle(100, 100, 0, 0))
        let cover = SceneView("cover", .view, Rectangle(60, 60, 100, 100))
        let window = SceneView(
            "window",
            .window,
            Rectangle(0, 0, 320, 240),
            subviews: [point, cover]
        )
        let style = TextStyle(glyphs: .unicode)
        let scene = Scene(window, tap: Point(20, 20))
        let text = ScenePicture(scene, step: 0, style: style).lines.rendered(in: style)
        #expect(text.contains("has no area"))
    }

    @Test("A point of a view is drawn where it lies in the window")
    func asked() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ a ──────────────────┐                  ┌─ c ──────────────────┐    │
              │    │                      │                  │                      │    │
              │    │                      │                  │                      │    │
              │    │        ┌─ b ─────────┴─────────┐        │                      │    │
              │    │        │ ✕                     │        │                      │    │
              │    │        │                       │        │                      │    │
              │    └────────┤                       │        └──────────────────────┘    │
              │             │                       │                                    │
              │             └───────────────────────┘                                    │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ b.hitTest((10, 10), with: nil) is called
              view    frame
              window  (0, 0, 320, 240)
                a     (20, 20, 100, 100)
                b     (60, 60, 100, 100)
                c     (200, 20, 100, 100)

            """#
        #expect(picture(of: .asked) == expected)
    }

    @Test("All fingers are drawn")
    func together() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ a ──────────────────┐                  ┌─ c ──────────────────┐    │
              │    │ ✕                    │                  │                      │    │
              │    │                      │                  │           ✕          │    │
              │    │        ┌─ b ─────────┴─────────┐        │                      │    │
              │    │        │                       │        │                      │    │
              │    │        │                       │        │                      │    │
              │    │        │                       │        │                      │    │
              │    └────────┤                       │        └──────────────────────┘    │
              │             │                       │                                    │
              │             └───────────────────────┘                                    │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ 2 fingers at (30, 30) and (250, 50)
              view    frame
              window  (0, 0, 320, 240)
                a     (20, 20, 100, 100)
                b     (60, 60, 100, 100)
                c     (200, 20, 100, 100)

            """#
        #expect(picture(of: .together) == expected)
    }

    @Test("Without Unicode a picture is plain ASCII")
    func ascii() {
        let expected = #"""
              +- window -----------------------------------------------------------------+
              |    +- back ---------------------------------------+                      |
              |    |                                              |                      |
              |    |   .. ghost .....................   .. off ..................        |
              |    |   :  .. child ......           :   :                       :        |
              |    |   :  : X           :           :   :                       :        |
              |    |   :  ...............           :   :                       :        |
              |    |   :                            :   :                       :        |
              |    |   :                            :   :                       :        |
              |    |   ..............................   .........................        |
              |    |                                              |                      |
              |    |                                              |                      |
              |    |                                              |                      |
              |    +----------------------------------------------+                      |
              |                                                                          |
              +--------------------------------------------------------------------------+
              X tap at (60, 60)
              view       frame
              window     (0, 0, 320, 240)
                back     (20, 20, 200, 180)
                ghost    (40, 40, 120, 100)   hidden
                  child  (10, 10, 60, 30)
                off      (180, 40, 100, 100)  interaction off

            """#
        #expect(picture(of: .hidden, .ascii) == expected)
    }
}
