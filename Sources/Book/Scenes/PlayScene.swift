import Catalogue
import Pages
import Platform
import Sharing

/// The scene that a lesson opens with, to play with.
package struct PlayScene: Codable, Hashable, Sendable {
    /// Says what to do in the scene, and what it shows.
    package let title: String
    package let scene: SharedScene

    /// Reads the scene of an exercise, from `figures/play.json` beside its lesson; `nil` if a new
    /// lesson has none yet.
    package init?(_ exercise: Exercise, _ workbook: Workbook) throws(Fault) {
        guard let play: PlayScene = try workbook.figuresFile("play.json", of: exercise) else {
            return nil
        }
        self = play
    }

    /// The part of a page on which its first script plays the scene.
    func opening() throws -> HTML {
        let explorer = "explorer.html#\(try SceneName.name(of: scene))"
        return .element(
            "section",
            ["class": "opening needs-script", "aria-label": "A scene to play with"],
            [
                .element("p", ["class": "strong"], text: title),
                .element("div", ["class": "playground", "id": "playground"]),
                .element(
                    "p",
                    [
                        .element(
                            "a",
                            ["href": explorer],
                            text: "Change this scene in the explorer"
                        )
                    ]
                ),
            ]
        )
    }
}
