import Judge
import Scenario

/// What the reference did in a scene: the seed of many broken streams.
struct RecordedStream: Sendable {
    let exercise: Exercise
    let scene: Scene
    /// The steps, as bytes.
    let events: [UInt8]

    /// Records some scenes of an exercise, made by chance from a seed.
    static func record(
        _ exercise: Exercise,
        workbook: Workbook,
        count: Int,
        seed: UInt64
    ) throws(UpkeepFault) -> [RecordedStream] {
        let scenes = (0..<count).map { index in
            var generator = SeededGenerator(seed: seed, stream: UInt64(index))
            return exercise.scenes.random(using: &generator)
        }
        let session = GradingSession(
            exercise,
            workbook: workbook,
            file: workbook.reference(exercise)
        )
        defer { session.end() }
        if let obstacle = session.obstacle { throw UpkeepFault(UpkeepFault.words(obstacle)) }
        do {
            let played = try session.play(scenes, .quick(Set(TraceEvent.Kind.allCases)))
            return zip(scenes, played).map {
                RecordedStream(exercise: exercise, scene: $0, events: $1.reference)
            }
        } catch {
            throw UpkeepFault(error.sentence)
        }
    }
}
