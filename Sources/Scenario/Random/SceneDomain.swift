/// The scenes of an exercise: how chance makes them, and which of them are settled.
public protocol SceneDomain: Sendable {
    /// Makes a scene by chance.
    ///
    /// - Parameter generator: Where chance comes from: the same numbers make the same scene.
    static func random(using generator: inout SeededGenerator) -> Scene

    /// Whether a scene has the shape that the exercise needs, and no point that public sources leave
    /// unsettled.
    ///
    /// True of every scene made by chance. Whoever changes a scene asks again: an answer may be
    /// blamed for a settled scene only.
    static func isSettled(_ scene: Scene) -> Bool
}
