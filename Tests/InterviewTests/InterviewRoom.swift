import Catalogue
import Foundation
import Platform
import Reports
import Results
import Scenario
import Testing

@testable import Interview

/// A candidate's workplace, whose files and talk are kept apart from everybody else's.
final class InterviewRoom {
    let workbook: Workbook
    let files: InterviewFiles
    var reports: [ExerciseReport] = []
    let transcript = Transcript()
    let folder: String

    init() {
        folder = NSTemporaryDirectory() + "interview-" + UUID().uuidString
        workbook = Workbook(environment: [
            "WORKBOOK_ROOT": Workbook().root, "WORKBOOK_CACHE": folder,
        ])
        files = InterviewFiles(workbook, codeFolder: folder + "/code")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func setting(isPlayable: Bool = true) -> Interviewer.Setting {
        Interviewer.Setting(
            workbook: workbook,
            bank: QuestionBankTests.bank,
            files: files,
            predictions: { kind, level, seed in
                guard isPlayable else { throw Fault("no scene was found whose two answers agree.") }
                return try KnownScenes.prediction(kind, level, seed: seed)
            },
            grade: { exercise, file in
                self.reports.isEmpty
                    ? InterviewRoom.report(exercise, file, .notStarted)
                    : self.reports.removeFirst()
            },
            now: { Date(timeIntervalSince1970: 1_000_000) }
        )
    }

    func hold(
        _ order: InterviewOrder,
        _ lines: [String],
        secondsPerLine: Double = 10,
        isPlayable: Bool = true
    ) -> Interviewer.Ending {
        Interviewer(
            order,
            setting: setting(isPlayable: isPlayable),
            dialogue: Dialogue(lines, transcript, secondsPerLine: secondsPerLine)
        ).run()
    }

    func resume(_ lines: [String], secondsPerLine: Double = 10) throws -> Interviewer.Ending {
        Interviewer(
            resuming: try #require(files.unfinishedInterview()),
            setting: setting(),
            dialogue: Dialogue(lines, transcript, secondsPerLine: secondsPerLine)
        ).run()
    }

    /// A report of two tests, the second of which passes only if all does.
    static func report(
        _ exercise: Exercise,
        _ file: String,
        _ outcome: Outcome
    ) -> ExerciseReport {
        ExerciseReport(
            outcome,
            on: exercise,
            answerPath: file,
            seed: 1,
            tests: [
                TestReport(name: "first", position: 0, outcome: .passed, points: 1),
                TestReport(
                    name: "second",
                    position: 1,
                    outcome: outcome == .passed ? .passed : .failed,
                    points: 3
                ),
            ]
        )
    }
}
