import Examples
import Scenario
import Testing

@testable import Reports

/// Pictures as they are read, to the character.
@Suite("A picture of a round view")
struct ScenePictureOfCircleTests {
    private func picture(
        of scene: Scene,
        _ answer: PicturedAnswer = PicturedAnswer(),
        _ glyphs: Glyphs = .unicode
    ) -> String {
        let style = TextStyle(glyphs: glyphs)
        return ScenePicture(scene, of: answer, style: style, maximumRows: 16).lines
            .rendered(in: style)
    }

    private static func round(_ touch: Point, _ change: (inout SceneView) -> Void = { _ in })
        -> Scene
    {
        var button = Samples.view("roundButton", Rectangle(100, 60, 120, 120))
        change(&button)
        let root = SceneView("root", .view, Rectangle(0, 0, 320, 240), subviews: [button])
        return Scene(Samples.window([root]), tap: touch)
    }

    @Test("A round button has its circle, and a touch in the corner lies outside it")
    func corner() {
        let expected = #"""
              ⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⢀ ⡀⡀
              ⢈ root                           ⡁
              ⠠                                ⠄
              ⠐     ⠘✕⠁⠈ ⣁⠬⠒⠋⠉⠉⠉⠉⠑⠓⠬⣀⠁⠈ ⠁⠃     ⠂
              ⢈     ⢈  ⡠⠊            ⠑⢄  ⡁     ⡁
              ⠠     ⠠⢀⠎ roundButton    ⠱⡀⠄     ⠄
              ⠐     ⠐⡎                  ⢱⠂     ⠂
              ⢈     ⢸                   ⠈⡇     ⡁
              ⠠     ⢸                    ⡇     ⠄
              ⠐     ⠘⡄                  ⢰⠃     ⠂
              ⢈     ⢈⠱⡀                ⢀⠇⡁     ⡁
              ⠠     ⠠ ⠑⢄              ⡠⠃ ⠄     ⠄
              ⠐     ⠐   ⠑⠤⣀       ⢀⣀⠔⠊   ⠂     ⠂
              ⢈     ⠘⠐ ⠂⠐ ⠂⠙⠉⠒⠒⠒⠒⠙⠁⠂⠐ ⠂⠐ ⠃     ⡁
              ⠠                                ⠄
              ⠰⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠄⠠ ⠆
              ✕ tap at (105, 65)
              view             frame
              window           (0, 0, 320, 240)
                root           (0, 0, 320, 240)
                  roundButton  (100, 60, 120, 120)  of your class, is to react in its circle

            """#
        let scene = ScenePictureOfCircleTests.round(Point(105, 65))
        #expect(picture(of: scene, PicturedAnswer(isRound: true)) == expected)
    }

    @Test("A touch close to the rim is drawn on its side of it, in plain ASCII too")
    func rim() {
        let expected = #"""
              +- root -------------------------------------------------------------------+
              |                                                                          |
              |                 +- roundButton ------------------------+                 |
              |                 |                                      |                 |
              |                 |             ..............           |                 |
              |                 |            ..            ...         |                 |
              |                 |         ..                 ..        |                 |
              |                 |      ....  X                ...      |                 |
              |                 |     ..                        ..     |                 |
              |                 |     ..                        ..     |                 |
              |                 |      .....                 ....      |                 |
              |                 |            ..            ...         |                 |
              |                 |             ..............           |                 |
              |                 +--------------------------------------+                 |
              |                                                                          |
              +--------------------------------------------------------------------------+
              X tap at (118, 80)
              view             frame
              window           (0, 0, 320, 240)
                root           (0, 0, 320, 240)
                  roundButton  (75.147, 35.147, 169.706, 169.706)  of your class, bounds (0,
                                                                   0, 120, 120), center
                                                                   (160, 120), turned 45
                                                                   degrees, is to react in
                                                                   its circle, drawn as its
                                                                   frame, the box around it,
                                                                   touch at (2.017, 61.414)
                                                                   in it

            """#
        let scene = ScenePictureOfCircleTests.round(Point(118, 80)) { $0.turn = 45 }
        #expect(picture(of: scene, PicturedAnswer(isRound: true), .ascii) == expected)
    }

    @Test("A view that decides by a circle of its own has it, whatever the exercise")
    func ownCircle() {
        let expected = #"""
               ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐ ⠂⠐⠐
               ⡁ root                          ⢈
               ⠄          ⡒ ⠂⠐ ⠂⠐ ⠂⠐⢐          ⠠
               ⠂          ⠄         ⠠          ⠐
               ⡁          ⠂         ⠐          ⢈
               ⠄          ⡁⢀⠔⠊⠉✕⠉⠑⠢⡀⢈          ⠠
               ⠂          ⢤⠃a      ⠘⡤          ⠐
               ⡁          ⡇         ⢸          ⢈
               ⠄          ⣱         ⣎          ⠠
               ⠂          ⠄⠑⢄⡀   ⢀⡠⠊⠠          ⠐
               ⡁          ⠂  ⠈⠉⠉⠉⠁  ⠐          ⢈
               ⠄          ⡁         ⢈          ⠠
               ⠂          ⡄⢀ ⡀⢀ ⡀⢀ ⡀⢠          ⠐
               ⡁                               ⢈
               ⠄                               ⠠
               ⠉ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠁⠈ ⠉
              ✕ tap at (130, 95)
                view             frame
                window           (0, 0, 320, 240)
                  root           (0, 0, 320, 240)
              a     roundButton  (100, 60, 60, 120)  of your class, answers point(inside:)
                                                     for a circle, touched just inside its
                                                     outline

            """#
        let scene = ScenePictureOfCircleTests.round(Point(130, 95)) { button in
            button.frame.width = 60
            button.pointInside = .circle
        }
        #expect(picture(of: scene) == expected)
    }
}
