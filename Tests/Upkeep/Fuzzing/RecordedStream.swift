import Catalogue
import Judge
import Platform
import Play
import RandomScenes
import Scenario

/// The reference's steps in a scene, from which broken streams are derived.
struct RecordedStream: Sendable {
    let exercise: Exercise
    let scene: Scene
    let events: [UInt8]

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
        if let obstacle = session.obstacle { throw UpkeepFault(obstacle.words) }
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

extension Obstacle {
    fileprivate var words: String {
        switch self {
        case .notStarted: "it is the untouched stub"
        case .didNotCompile(let messages), .notAccepted(let messages):
            messages.first?.message ?? "it does not compile"
        case .graderFault(let message): message
        }
    }
}
