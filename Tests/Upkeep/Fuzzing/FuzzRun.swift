import Catalogue
import Judge
import Results
import Scenario
import Wire

/// Feeds broken streams to all code of the judge that handles an attempt's bytes.
///
/// A crash or an endless loop ends the run itself. The number of the last stream and the seed
/// repeat it.
package struct FuzzRun: Sendable {
    private let workbook: Workbook
    private let seed: UInt64

    /// The number of scenes to record for each exercise.
    private static let scenesPerExercise = 12
    /// The longest time that a stream may take, in seconds.
    private static let secondsPerStream = 5.0

    package init(workbook: Workbook, seed: UInt64) {
        self.workbook = workbook
        self.seed = seed
    }

    /// Reads streams.
    ///
    /// - Parameters:
    ///   - count: The number of streams.
    ///   - exercises: The exercises of the streams.
    ///   - write: Writes a report in every format.
    ///   - begin: Receives the number of each stream before it is read. After a crash, the last
    ///     number identifies the stream.
    package func report(
        streams count: Int,
        of exercises: [Exercise] = Exercise.all,
        write: (ExerciseReport) throws -> Void,
        begin: (Int) -> Void = { _ in }
    ) throws(UpkeepFault) -> FuzzReport {
        var recorded: [RecordedStream] = []
        for exercise in exercises {
            recorded += try RecordedStream.record(
                exercise,
                workbook: workbook,
                count: FuzzRun.scenesPerExercise,
                seed: seed
            )
        }
        guard !recorded.isEmpty else { throw UpkeepFault("there is nothing to begin with") }
        var report = FuzzReport(reader: "stream")
        for number in 0..<count {
            begin(number)
            read(number, of: recorded, into: &report, write: write)
        }
        return report
    }

    private func read(
        _ number: Int,
        of recorded: [RecordedStream],
        into report: inout FuzzReport,
        write: (ExerciseReport) throws -> Void
    ) {
        var generator = SeededGenerator(seed: seed, stream: UInt64(number))
        let original = recorded[Int.random(in: recorded.indices, using: &generator)]
        let other = recorded[Int.random(in: recorded.indices, using: &generator)]
        let secret = ChannelSecret()
        let stream = BrokenStream(
            original.events,
            beside: other.events,
            secret: secret,
            using: &generator
        )
        let criterion =
            original.exercise.criteria.randomElement(using: &generator)
            ?? original.exercise.agreement
        let grading = StreamGrading(
            scene: original.scene,
            reference: original.events,
            criterion: criterion
        )
        let clock = ContinuousClock()
        let start = clock.now
        let result = grading.result(of: stream.pieces, secret: secret)
        report.inputs += 1
        report.take(result, of: original, by: criterion, number: number, write: write)
        if clock.now - start > .seconds(FuzzRun.secondsPerStream) {
            report.faults.append("stream \(number) took more than \(FuzzRun.secondsPerStream) s")
        }
    }
}

extension FuzzReport {
    fileprivate mutating func take(
        _ result: StreamGrading.Result,
        of original: RecordedStream,
        by criterion: Criterion,
        number: Int,
        write: (ExerciseReport) throws -> Void
    ) {
        switch result.verdict {
        case .passed:
            read += 1
            if !criterion.allows(result.events, besides: original.events) {
                faults.append("stream \(number) passed, and is not equal to the reference's")
            }
        case .failed(let outcome, let message, let failure):
            if failure.termination == nil { read += 1 }
            var test = TestReport(name: "A stream", position: 0, outcome: outcome, points: 1)
            test.message = message
            test.failure = failure
            do {
                try write(.ofStream(test, original.exercise))
            } catch {
                faults.append("stream \(number) cannot be reported: \(error)")
            }
        case .skipped: faults.append("stream \(number) was skipped")
        case .fault(let message):
            faults.append("stream \(number) is the grader's fault: \(message)")
        }
    }
}

extension ExerciseReport {
    fileprivate static func ofStream(_ test: TestReport, _ exercise: Exercise) -> ExerciseReport {
        ExerciseReport(
            exercise: exercise.number,
            slug: exercise.slug,
            title: exercise.title,
            answerPath: "Answer.swift",
            lessonPath: "README.md",
            outcome: test.outcome,
            seed: 1,
            tests: [test]
        )
    }
}
