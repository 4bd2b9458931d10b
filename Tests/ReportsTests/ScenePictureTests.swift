import Examples
import Scenario
import Testing

@testable import Reports

/// Pictures as they are read, to the character.
@Suite("A scene's picture")
struct ScenePictureTests {
    private func picture(of scene: SampleScene, _ glyphs: Glyphs = .unicode) -> String {
        let style = TextStyle(glyphs: glyphs)
        return ScenePicture(scene.scene, step: scene.step, style: style, maximumRows: 16).lines
            .rendered(in: style)
    }

    @Test("Views inside each other are boxes inside each other")
    func nested() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ outer ────────────────────────────────────────────────────────┐    │
              │    │                                                                │    │
              │    │   ┌─ middle ───────────────────────────────────────────────┐   │    │
              │    │   │    ┌─ inner ───────────────┐                           │   │    │
              │    │   │    │                       │                           │   │    │
              │    │   │    │ ✕                     │                           │   │    │
              │    │   │    │                       │                           │   │    │
              │    │   │    │                       │                           │   │    │
              │    │   │    └───────────────────────┘                           │   │    │
              │    │   │                                                        │   │    │
              │    │   │                                                        │   │    │
              │    │   │                                                        │   │    │
              │    │   └────────────────────────────────────────────────────────┘   │    │
              │    └────────────────────────────────────────────────────────────────┘    │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (70, 90)
              view         frame
              window       (0, 0, 320, 240)
                outer      (20, 20, 280, 200)
                  middle   (20, 20, 240, 160)
                    inner  (20, 20, 100, 80)

            """#
        #expect(picture(of: .nested) == expected)
    }

    @Test("A view in front covers the views behind it")
    func overlapping() {
        let expected = #"""
              ┌─ root ───────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │      ┌─ back ──────────────────────────────┐                             │
              │      │                                     │                             │
              │      │                                     │                             │
              │      │                    ┌─ front ────────┴─────────────────┐           │
              │      │                    │                                  │           │
              │      │                    │      ✕                           │           │
              │      │                    │                                  │           │
              │      └────────────────────┤                                  │           │
              │                           │                                  │           │
              │                           │                                  │           │
              │                           └──────────────────────────────────┘           │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (150, 120)
              view       frame
              window     (0, 0, 320, 240)
                root     (0, 0, 320, 240)
                  back   (30, 30, 160, 120)
                  front  (120, 90, 150, 120)

            """#
        #expect(picture(of: .overlapping) == expected)
    }

    @Test("An overhanging view is drawn beyond the window")
    func overhanging() {
        let expected = #"""
              ┌─ window ────────────────────────────────────────┐
              │                                                 │
              │                                                 │
              │                                                 │
              │        ┌─ parent ─────────┐                     │
              │        │                  │                     │
              │        │            ┌─────┴ child ──────────────┴────────────────────────┐
              │        │            │                                                    │
              │        │            │        ✕                                           │
              │        └────────────┤                                                    │
              │                     │                                                    │
              │                     │                                                    │
              │                     └───────────────────────────┬────────────────────────┘
              │                                                 │
              └─────────────────────────────────────────────────┘
              ✕ tap at (200, 130)
              view       frame
              window     (0, 0, 320, 240)
                parent   (60, 60, 120, 80)
                  child  (80, 40, 400, 100)

            """#
        #expect(picture(of: .overhanging) == expected)
    }

    @Test("Clipped parts are dotted")
    func clipped() {
        let expected = #"""
              ┌─ window ────────────────────────────────────────┐
              │                                                 │
              │                                                 │
              │                                                 │
              │        ┌─ parent ─────────┐                     │
              │        │                  │                     │
              │        │            ┌─────┴ child ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐
              │        │            │                           │                        ┆
              │        │            │        ✕                  │                        ┆
              │        └────────────┤                           │                        ┆
              │                     ┆                           │                        ┆
              │                     ┆                           │                        ┆
              │                     └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
              │                                                 │
              └─────────────────────────────────────────────────┘
              ✕ tap at (200, 130)
              view       frame
              window     (0, 0, 320, 240)
                parent   (60, 60, 120, 80)   clips
                  child  (80, 40, 400, 100)

            """#
        #expect(picture(of: .clipped) == expected)
    }

    @Test("Views without room for a name have a key")
    func tiny() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │                                                                          │
              │           a                                                              │
              │                                                                          │
              │                                                                          │
              │                      ┌b──┐                   ┌c───┐                      │
              │                      │ ✕ │                   │    │                      │
              │                      └───┘                   │    │                      │
              │                                              └────┘                      │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (101, 101)
                view                   frame
                window                 (0, 0, 320, 240)
              a   dot                  (50, 50, 0, 0)
              b   small                (100, 100, 3, 2)
              c   a name without room  (200, 100, 20, 20)

            """#
        #expect(picture(of: .tiny) == expected)
        let style = TextStyle(glyphs: .unicode)
        let tiny = ScenePicture(SampleScene.tiny.scene, style: style, maximumRows: 16)
        #expect(tiny.namesOfLetters == ["a": "dot", "b": "small", "c": "a name without room"])
    }

    @Test("Edges close to each other stay apart")
    func deep() {
        let expected = #"""
              ┌─┬─┬─┬─┬─┬─ v5 ──────────────┬─┬─┬──┬───┬ window ─────────────────────────┐
              │ │ │ │ │ │ ┌─ v6 ──────────┐ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ ┌─ v7 ──────┐ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ │ ┌─ v8 ──┐ │ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ │ │ ┌v9─┐ │ │ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ │ │ │ ✕ │ │ │ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ │ │ └───┘ │ │ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ │ └───────┘ │ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ │ └───────────┘ │ │ │ │  │   │                                 │
              │ │ │ │ │ │ └───────────────┘ │ │ │  │   │                                 │
              │ │ │ │ │ └───────────────────┘ │ │  │   │                                 │
              │ │ │ │ └─ v4 ──────────────────┘ │  │   │                                 │
              │ │ │ └─ v3 ──────────────────────┘  │   │                                 │
              │ │ └─ v2 ───────────────────────────┘   │                                 │
              │ └─ v1 ─────────────────────────────────┘                                 │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (40, 40)
              view            frame
              window          (0, 0, 320, 240)
                v1            (4, 4, 170, 170)
                  v2          (4, 4, 150, 150)
                    v3        (4, 4, 130, 130)
                      v4      (4, 4, 110, 110)
                        v5    (4, 4, 90, 90)
                          v6  (4, 4, 70, 70)
                          v7  (4, 4, 50, 50)
                          v8  (4, 4, 30, 30)
                          v9  (4, 4, 10, 10)

            """#
        #expect(picture(of: .deep) == expected)
    }

    @Test("No key reads as a view's name, or as the end of one")
    func keys() {
        let style = TextStyle(glyphs: .unicode)
        let dots = ["view 1", "a", "view 2"].enumerated().map { index, name in
            Samples.view(name, Rectangle(50 + Double(index) * 90, 50, 0, 0))
        }
        let scene = Scene(Samples.window(dots), tap: Point(20, 20))
        let text = ScenePicture(scene, style: style).lines.rendered(in: style)
        #expect(text.contains("\n  b   view 1  "))
        #expect(text.contains("\n  d   view 2  "))
    }
}
