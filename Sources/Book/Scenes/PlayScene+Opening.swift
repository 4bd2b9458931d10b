import Pages
import Sharing

extension PlayScene {
    /// The part of a page on which its first script plays the scene.
    func opening() throws -> HTML {
        .element(
            "section",
            ["class": "opening needs-script", "aria-label": "A scene to play with"],
            [
                .element("p", ["class": "strong"], text: title),
                .element("div", ["class": "playground", "id": "playground"]),
                .element(
                    "p",
                    [:],
                    [
                        .element(
                            "a",
                            ["href": "explorer.html#\(try SceneName.name(of: scene))"],
                            text: "Change this scene in the explorer"
                        )
                    ]
                ),
            ]
        )
    }
}
