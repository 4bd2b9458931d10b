/// The scenes of an exercise: a random source, and a test for scenes with a defined result.
public protocol SceneDomain: Sendable {
    /// Makes a random scene.
    ///
    /// - Parameter generator: The source of randomness; equal numbers make equal scenes.
    static func random(using generator: inout SeededGenerator) -> Scene

    /// True if a scene has the form of the exercise and public sources define its result.
    ///
    /// It is true for every random scene. Check it again after each change to a scene, because an
    /// answer may fail only in settled scenes.
    static func isSettled(_ scene: Scene) -> Bool
}

extension Scene {
    /// True if UIKit defines the scene, and rounding decides no touch in it.
    ///
    /// - Parameter answersAreRound: The views of the answer's class respond inside a circle only.
    package func hasClearTouches(answersAreRound: Bool) -> Bool {
        var fairness = Fairness()
        fairness.answersAreRound = answersAreRound
        return isWellFormed && everyStep { fairness.allows($0, in: $1) }
    }
}
