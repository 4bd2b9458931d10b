import Scenario

/// A scene with one touch, as the explorer shares it: what is as usual is left out.
package struct SharedScene: Codable, Hashable, Sendable {
    package var root: SharedView
    /// The touch, in the window's coordinates.
    package var touch: [Double]
    /// The class of the answer's views; the first one where `nil`.
    package var answer: AnswerClass?

    /// The classes that an answer's views have, by exercise.
    package enum AnswerClass: String, Codable, Sendable, CaseIterable {
        case base = "BaseView"
        case shelter = "ShelterView"
        case round = "RoundButton"
    }

    package init(_ scene: Scene, touch: Point, answer: AnswerClass = .base) {
        root = SharedView(scene.root)
        self.touch = [touch.x, touch.y]
        self.answer = answer == .base ? nil : answer
    }

    /// The scene with a tap; `nil` if it has no numbers for a rectangle or a point.
    package var scene: Scene? {
        guard touch.count == 2, let root = root.view(depth: 0) else { return nil }
        return Scene(root, tap: Point(touch[0], touch[1]))
    }
}
