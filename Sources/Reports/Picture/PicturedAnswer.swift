import Scenario

/// What a picture shows of the answer whose failure it belongs to.
package struct PicturedAnswer: Hashable, Sendable {
    /// Whether views of the answer's class are to react in the circle inscribed in their bounds.
    let isRound: Bool
    /// The layers that the answer added; `nil` where it has none to add, or where that is unknown.
    let layers: [AddedLayer]?

    /// Creates what is to be shown.
    ///
    /// - Parameters:
    ///   - isRound: Whether views of the answer's class are to react in a circle only.
    ///   - layers: The layers that the answer added; `nil` where that is unknown.
    package init(isRound: Bool = false, layers: [AddedLayer]? = nil) {
        self.isRound = isRound
        self.layers = layers
    }

    /// Takes what there is to show from a failure.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - slug: The name of the exercise's folder.
    init(_ failure: CaseFailure, ofExercise slug: String) {
        self.init(isRound: slug.hasSuffix("-RoundButton"), layers: failure.addedLayers)
    }
}
