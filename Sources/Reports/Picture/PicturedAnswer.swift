import Results
import Scenario

/// The details of the failing answer that a picture shows.
package struct PicturedAnswer: Hashable, Sendable {
    /// Whether views of the answer's class must react only in the circle inscribed in their bounds.
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
