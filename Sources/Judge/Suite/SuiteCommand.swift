import Foundation

/// The command that runs a suite of the built tests.
struct SuiteCommand {
    let executable: String
    let arguments: [String]

    /// The file in which the suite's events are written.
    static let eventFile = "events.jsonl"

    init(workbook: Workbook, exercise: Exercise, onlyCase: String?, folder: String) throws {
        let function = onlyCase.map { $0.prefix { $0 != "." } + "\\(" } ?? ""
        let options = [
            "--filter", "^Grading\\.\(exercise.suite)/\(function)",
            "--event-stream-output-path", "\(folder)/\(SuiteCommand.eventFile)",
            "--event-stream-version", "6.3", "--attachments-path", folder,
        ]
        #if canImport(Darwin)
            executable = "/usr/bin/xcrun"
            arguments =
                ["swift", "test", "--skip-build", "--package-path", workbook.root] + options
        #else
            executable = try SuiteCommand.testProgram(in: workbook.kit)
            arguments = ["--testing-library", "swift-testing"] + options
        #endif
    }

    /// The command that grades one answer after the other, without any events.
    init(answerAfterAnswerOf exercise: Exercise, workbook: Workbook) throws {
        let program = try SuiteCommand.testProgram(in: workbook.kit)
        let command = ToolRun.endingWithJudge(SuiteNamespace.command(program))
        executable = command[0]
        arguments =
            command.dropFirst() + [
                "--testing-library", "swift-testing", "--quiet",
                "--filter", "^Grading\\.\(exercise.suite)/", "--repetitions", "\(Int32.max)",
            ]
    }

    static func testProgram(in kit: String) throws -> String {
        let path = "\(kit)/HitTestingWorkbookPackageTests.xctest"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw ToolchainFault(
                message: "the grading suites are not built: \(path) is missing; run make kit"
            )
        }
        return path
    }
}
