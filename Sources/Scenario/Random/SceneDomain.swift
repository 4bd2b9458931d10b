/// The scenes of an exercise: how random ones are made, and which of them are settled.
public protocol SceneDomain: Sendable {
    /// Makes a random scene.
    ///
    /// - Parameter generator: The source of randomness: the same numbers make the same scene.
    static func random(using generator: inout SeededGenerator) -> Scene

    /// Whether a scene has the shape that the exercise needs, and no point that public sources leave
    /// unsettled.
    ///
    /// True of every random scene. Whoever changes a scene asks again: an answer may be
    /// blamed for a settled scene only.
    static func isSettled(_ scene: Scene) -> Bool
}
