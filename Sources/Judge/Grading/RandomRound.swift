import Scenario

/// The random scenes of one check, and what the reference does in them.
struct RandomRound: Sendable {
    /// How many scenes a check plays.
    static let sceneCount = 2_000
    /// How many of them are played before anybody looks: a wrong answer mostly fails in the first part.
    static let scenesPerPart = 200
    /// The number of the first request, far from those of all other scenes.
    private static let firstIdentifier: Int32 = 1_000_000

    /// The exercise and the seed, by which each scene is made when it is looked at.
    private let origin: (exercise: Exercise, seed: UInt64)
    /// The requests to play them, part by part, each of ``scenesPerPart`` scenes but the last.
    let parts: [RequestBatch]
    /// What the reference does in each scene; shorter where it ended early.
    let reference: [[UInt8]]

    /// Makes the scenes of a seed, and has the reference play them.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - seed: The seed; scene by scene the same as ``scene(_:of:seed:)``.
    ///   - reference: The reference's process, which has played nothing else.
    ///   - limits: How much the reference may use.
    init(
        _ exercise: Exercise,
        seed: UInt64,
        reference: AttemptProcess,
        limits: AttemptLimits
    ) throws {
        let scenes = (1...RandomRound.sceneCount).map { index in
            RandomRound.scene(index, of: exercise, seed: seed)
        }
        let kinds = Criterion.kinds(of: exercise.criteriaByChance)
        parts = stride(from: 0, to: scenes.count, by: RandomRound.scenesPerPart).map { start in
            RequestBatch(
                scenes[start..<min(start + RandomRound.scenesPerPart, scenes.count)],
                first: RandomRound.firstIdentifier + Int32(start),
                kinds: kinds,
                isImmediate: false
            )
        }
        origin = (exercise, seed)
        var events: [[UInt8]] = []
        for part in parts {
            let playback = reference.play(part, seconds: limits.secondsOfReference, limits: limits)
            if let termination = playback.termination {
                throw ToolchainFault(
                    message: "the reference solution ended early in random scene "
                        + "\(events.count + playback.events.count), seed \(seed): \(termination)"
                )
            }
            events += playback.events
        }
        self.reference = events
    }

    /// Creates a round that was played before.
    init(_ exercise: Exercise, seed: UInt64, parts: [RequestBatch], reference: [[UInt8]]) {
        origin = (exercise, seed)
        self.parts = parts
        self.reference = reference
    }

    /// What the reference does in the scenes from a part on.
    func reference(from part: Int) -> ArraySlice<[UInt8]> {
        reference.dropFirst(part * RandomRound.scenesPerPart)
    }

    /// A scene, by its index from 0.
    func scene(at index: Int) -> Scene {
        RandomRound.scene(index + 1, of: origin.exercise, seed: origin.seed)
    }

    /// One scene of a seed, by its number from 1.
    static func scene(_ index: Int, of exercise: Exercise, seed: UInt64) -> Scene {
        var generator = SeededGenerator(seed: seed, stream: UInt64(index))
        return exercise.scenes.random(using: &generator)
    }
}
