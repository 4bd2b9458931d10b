import Scenario
import Testing

@testable import Reports

/// Pictures as they are read, to the character.
@Suite("A picture of special views")
struct ScenePictureOfPropertiesTests {
    private func picture(of scene: SampleScene, _ glyphs: Glyphs = .unicode) -> String {
        let style = TextStyle(glyphs: glyphs)
        return ScenePicture(scene.scene, step: scene.step, style: style, maximumRows: 16).lines
            .rendered(in: style)
    }

    @Test("A turned view is drawn turned, with the touch in its own coordinates")
    func turned() {
        let expected = #"""
               ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀⡀
               ⠄ window                        ⠄
               ⠂         ⣠⡀                    ⠂
               ⡁        ⡜a⠈⠑⠢⣀                 ⡁
               ⠄      ⢀⠜   ⢀  ⠉⠒⢄⡀             ⠄
               ⠂     ⢀⠎  ✕⢠⠃⠉⠢⢄⡀ ⠈⠑⠢⣀          ⠂
               ⡁    ⢠⠊   ⡠⠃    ⠈⠑⠤⣀  ⠉⠢⢄⡀      ⡁
               ⠄   ⢠⠃   ⡰⠁ inside  ⠉⠢⢄⡀ ⠈⠑⠤⡀   ⠄
               ⠂  ⠰⣁   ⠰⢅⡀           ⡠⠃   ⡰⠁   ⠂
               ⡁    ⠑⠢⢄  ⠈⠒⠤⣀       ⡰⠁   ⡜     ⡁
               ⠄       ⠉⠒⠤⡀  ⠑⠢⢄   ⡔⠁  ⢀⠜      ⠄
               ⠂          ⠈⠑⠢⢄  ⠉⠒⠜   ⢀⠎       ⠂
               ⡁              ⠉⠒⠤⡀   ⢠⠊        ⡁
               ⠄                 ⠈⠑⠢⣠⠃         ⠄
               ⠂                               ⠂
               ⠅⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠⠅
              ✕ tap at (110, 70)
                view        frame
                window      (0, 0, 320, 240)
              a   turned    (60.048, 29.199, 179.904, 161.603)  bounds (0, 0, 100, 100),
                                                                center (150, 110), turned
                                                                30°, scaled 1.5 × 1, its
                                                                frame is the box around it,
                                                                touch at (13.573, 35.359) in
                                                                it
                    inside  (20, 20, 60, 60)                    touch at (-6.427, 15.359) in
                                                                it

            """#
        #expect(picture(of: .turned) == expected)
    }

    @Test("Siblings share their edges")
    func siblings() {
        let expected = #"""
              ┌─ view_0 ─────────┬─ view_1 ─────────┬─ view_2 ────────┬─ view_3 ─────────┐
              │                  │                  │                 │                  │
              │                  │                  │                 │                  │
              ├─ view_4 ─────────┼─ view_5 ─────────┼─ view_6 ────────┼─ view_7 ─────────┤
              │                  │ ✕                │                 │                  │
              │                  │                  │                 │                  │
              │                  │                  │                 │                  │
              ├─ view_8 ─────────┼─ view_9 ─────────┼─ view_10 ───────┼─ view_11 ────────┤
              │                  │                  │                 │                  │
              │                  │                  │                 │                  │
              └──────────────────┴──────────────────┴─────────────────┴──────────────────┘
              ✕ tap at (90, 90)
              view       frame
              window     (0, 0, 320, 240)
                view_0   (0, 0, 80, 80)
                view_1   (80, 0, 80, 80)
                view_2   (160, 0, 80, 80)
                view_3   (240, 0, 80, 80)
                view_4   (0, 80, 80, 80)
                view_5   (80, 80, 80, 80)
                view_6   (160, 80, 80, 80)
                view_7   (240, 80, 80, 80)
                view_8   (0, 160, 80, 80)
                view_9   (80, 160, 80, 80)
                view_10  (160, 160, 80, 80)
                view_11  (240, 160, 80, 80)

            """#
        #expect(picture(of: .siblings) == expected)
    }

    @Test("Wide characters take two columns")
    func chinese() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ 视图一 ────────────────────────────────┐                           │
              │    │   ┌─ 按钮 ────────────────┐             │                           │
              │    │   │                       │             │                           │
              │    │   │                       │             │                           │
              │    │   │           ✕           │             │                           │
              │    │   └───────────────────────┘             │                           │
              │    └─────────────────────────────────────────┘                           │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (90, 80)
              view      frame
              window    (0, 0, 320, 240)
                视图一  (20, 20, 180, 100)
                  按钮  (20, 20, 100, 50)

            """#
        #expect(picture(of: .chinese) == expected)
    }

    @Test("Views that refuse touches are dotted")
    func hidden() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ back ───────────────────────────────────────┐                      │
              │    │                                              │                      │
              │    │   ┌┄ ghost ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐   ┌┄ off ┄┄┄┴┄┄┄┄┄┄┄┄┄┄┄┄┄┐        │
              │    │   ┆  ┌┄ child ┄┄┄┄┄┐           ┆   ┆                       ┆        │
              │    │   ┆  ┆ ✕           ┆           ┆   ┆                       ┆        │
              │    │   ┆  └┄┄┄┄┄┄┄┄┄┄┄┄┄┘           ┆   ┆                       ┆        │
              │    │   ┆                            ┆   ┆                       ┆        │
              │    │   ┆                            ┆   ┆                       ┆        │
              │    │   └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘   └┄┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┄┄┄┄┄┘        │
              │    │                                              │                      │
              │    │                                              │                      │
              │    │                                              │                      │
              │    └──────────────────────────────────────────────┘                      │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (60, 60)
              view       frame
              window     (0, 0, 320, 240)
                back     (20, 20, 200, 180)
                ghost    (40, 40, 120, 100)   hidden
                  child  (10, 10, 60, 30)
                off      (180, 40, 100, 100)  interaction off

            """#
        #expect(picture(of: .hidden) == expected)
    }

    @Test("A touch on an edge is drawn on it")
    func edge() {
        let expected = #"""
              ┌─ window ─────────────────────────────────────────────────────────────────┐
              │    ┌─ a ──────────────────┬─ b ───────────────────┐                      │
              │    │                      ✕                       │                      │
              │    │                      │                       │                      │
              │    │                      │                       │                      │
              │    └──────────────────────┴───────────────────────┘                      │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (120, 50)
              view    frame
              window  (0, 0, 320, 240)
                a     (20, 20, 100, 100)
                b     (120, 20, 100, 100)

            """#
        #expect(picture(of: .edge) == expected)
    }
}
