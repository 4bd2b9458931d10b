import Figures
import Results
import Scenario

/// The details of the failing answer that a picture shows.
package struct PicturedAnswer: Hashable, Sendable {
    /// Whether views of the answer's class must take touches only in the circle inscribed in their bounds.
    package let isRound: Bool
    /// The layers that the answer added; `nil` if the exercise has none, or they are unknown.
    package let layers: [AddedLayer]?

    package init(isRound: Bool = false, layers: [AddedLayer]? = nil) {
        self.isRound = isRound
        self.layers = layers
    }

    /// Takes the details from a failure.
    ///
    /// - Parameter slug: The name of the exercise's folder.
    package init(_ failure: CaseFailure, ofExercise slug: String) {
        self.init(isRound: slug.hasSuffix("-RoundButton"), layers: failure.addedLayers)
    }
}

extension SceneContent {
    /// - Parameters:
    ///   - index: The step of the script; the changes before it are applied.
    ///   - answer: The answer whose layers are drawn as views; `nil` without one.
    init(_ scene: Scene, step index: Int, of answer: PicturedAnswer?) {
        var played = PlayedStep()
        played.layers = answer?.layers ?? []
        let round = answer?.isRound == true ? scene.views.filter { $0.kind == .answer } : []
        self.init(scene, step: index, played: played, circles: round.map(\.name))
    }
}
