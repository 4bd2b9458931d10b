import Catalogue
import Pages
import Platform
import Scenario
import Sharing

/// A small scene to play with that shows one rule of a lesson, beside that rule.
package struct RuleScene: Codable, Hashable, Sendable {
    /// How each rule begins that the scene shows, in the lesson's words: a paragraph, an item of a
    /// list, or a row of a table.
    package let rules: [String]
    /// Says what the scene shows.
    package let title: String
    package let scene: SharedScene
    package let touches: [Touch]

    /// A touch that shows something, and what comes of it.
    package struct Touch: Codable, Hashable, Sendable {
        /// A description of the place, such as "where both are".
        package let place: String
        package let point: [Double]
        /// The view or layer that gets it; `nil` if nobody does.
        package let hit: String?
        /// The views that are asked, in order, each with the point, such as "root (10, 20)".
        package let asked: [String]?
        /// The responders that the touch would reach, from the view on.
        package let chain: [String]?
    }

    /// Reads the scenes of an exercise, from `figures/rules.json` beside its lesson; none if a new
    /// lesson has none yet.
    package static func all(
        of exercise: Exercise,
        _ workbook: Workbook
    ) throws(Fault) -> [RuleScene] {
        try workbook.figuresFile("rules.json", of: exercise) ?? []
    }

    /// Whether the scene shows the rule that a text says, and no part of the scene comes before it.
    ///
    /// A scene of several rules stands below the last of them.
    func stands(below text: String) -> Bool { rules.last.map(text.hasPrefix) ?? false }

    /// The part of a page on which a script plays the scene.
    ///
    /// - Parameter index: The scene's place among those of its lesson.
    func html(_ index: Int) throws -> HTML {
        let explorer = "explorer.html#\(try SceneName.name(of: scene))"
        return .element(
            "div",
            ["class": "rule needs-script", "data-rule": "\(index)"],
            [
                .element("p", ["class": "strong"], text: title),
                .element("div", ["class": "playground"]),
                .element("p", [.element("a", ["href": explorer], text: "In the explorer")]),
            ]
        )
    }
}
