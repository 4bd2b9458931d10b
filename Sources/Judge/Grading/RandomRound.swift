import Scenario

/// The random scenes of one check, and what the reference does in them.
struct RandomRound: Sendable {
    /// How many of them are played before anybody looks, part by part: a wrong answer mostly fails in the
    /// first ones, and processes that play side by side wait for each other at the end of each.
    static let partSizes = [200, 200, 800, 800]
    /// How many scenes a check plays.
    static let sceneCount = partSizes.reduce(0, +)
    /// The number of the first request, far from those of all other scenes.
    private static let firstIdentifier: Int32 = 1_000_000

    /// The exercise and the seed, by which each scene is made when it is looked at.
    private let origin: (exercise: Exercise, seed: UInt64)
    /// The requests to play them, part by part, of the ``partSizes``.
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
        var scenes = (1...RandomRound.sceneCount).map { index in
            RandomRound.scene(index, of: exercise, seed: seed)
        }[...]
        let kinds = Criterion.kinds(of: exercise.criteriaByChance)
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

    /// What the reference does in the scenes from a part on.
    func reference(from part: Int) -> ArraySlice<[UInt8]> {
        reference.dropFirst(firstScene(of: part))
    }

    /// The index of a part's first scene; behind the last one, how many there are.
    func firstScene(of part: Int) -> Int { RandomRound.partSizes.prefix(part).reduce(0, +) }

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
