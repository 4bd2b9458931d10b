import Catalogue
import Platform
import RandomScenes
import Scenario
import Wire

/// The random scenes of one check, with the reference's results.
package struct RandomRound: Sendable {
    /// The scenes in each part; results are compared after each part.
    ///
    /// Most wrong answers fail in the first scenes, so the first parts are small. Parallel
    /// processes wait for each other at the end of a part, so the later ones are large.
    static let partSizes = [200, 200, 300, 300]
    package static let sceneCount = partSizes.reduce(0, +)
    /// The number of the first request, far from those of all other scenes.
    private static let firstIdentifier: Int32 = 1_000_000

    /// The exercise and the seed, from which a scene is made again when needed.
    private let origin: (exercise: Exercise, seed: UInt64)
    /// The requests for the scenes, in parts of the ``partSizes``.
    package let parts: [RequestBatch]
    /// The reference's events in each scene.
    let reference: [[UInt8]]

    /// Makes the scenes of a seed, and plays them with the reference.
    ///
    /// - Parameters:
    ///   - seed: The seed. The scenes are those of ``scene(_:of:seed:)``.
    ///   - reference: The reference's process, which must be new.
    ///   - limits: The limits of the reference.
    package init(
        _ exercise: Exercise,
        seed: UInt64,
        reference: AttemptProcess,
        limits: AttemptLimits
    ) throws {
        var scenes = (1...RandomRound.sceneCount).map { index in
            RandomRound.scene(index, of: exercise, seed: seed)
        }[...]
        let kinds = Criterion.kinds(of: exercise.randomCriteria)
        parts = RandomRound.partSizes.map { size in
            defer { scenes = scenes.dropFirst(size) }
            return RequestBatch(
                scenes.prefix(size),
                first: RandomRound.firstIdentifier + Int32(scenes.startIndex),
                kinds: kinds,
                isImmediate: false
            )
        }
        origin = (exercise, seed)
        var events: [[UInt8]] = []
        for part in parts {
            let playback = reference.play(
                part,
                seconds: AttemptLimits.secondsOfReference,
                limits: limits
            )
            if let termination = playback.termination {
                let number = events.count + playback.events.count + 1
                throw Fault.referenceEnded(
                    by: termination,
                    in: "random scene \(number) of seed \(seed)"
                )
            }
            events += playback.events
        }
        self.reference = events
    }

    /// The reference's events in the scenes from a part on.
    package func reference(from part: Int) -> ArraySlice<[UInt8]> {
        reference.dropFirst(firstScene(of: part))
    }

    /// The index of a part's first scene; after the last part, the number of scenes.
    package func firstScene(of part: Int) -> Int { RandomRound.partSizes.prefix(part).reduce(0, +) }

    /// A scene, by its index from 0.
    package func scene(at index: Int) -> Scene {
        RandomRound.scene(index + 1, of: origin.exercise, seed: origin.seed)
    }

    /// A scene of a seed, by its number from 1.
    package static func scene(_ index: Int, of exercise: Exercise, seed: UInt64) -> Scene {
        var generator = SeededGenerator(seed: seed, stream: UInt64(index))
        return exercise.scenes.random(using: &generator)
    }
}
