import Catalogue
import Foundation
import Platform

/// The command that runs a suite of the built tests.
struct SuiteCommand {
    let executable: String
    let arguments: [String]

    /// The file to which the suite writes its events.
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
            executable = try workbook.testProgram()
            arguments = ["--testing-library", "swift-testing"] + options
        #endif
    }

    init(listingTestsOf workbook: Workbook) throws {
        #if canImport(Darwin)
            executable = "/usr/bin/xcrun"
            arguments = ["swift", "test", "list", "--skip-build", "--package-path", workbook.root]
        #else
            executable = try workbook.testProgram()
            arguments = ["--testing-library", "swift-testing", "--list-tests"]
        #endif
    }

    /// The names of a suite's tests, from the command that lists all tests.
    func tests(of suite: String) throws -> [String] {
        let prefix = "Grading.\(suite)/"
        let run = try ToolRun(executable, arguments, secondsAllowed: 30)
        return run.text.split(separator: "\n").filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count).prefix { $0 != "(" }) }
    }

    /// The command that grades many answers in turn, without an event stream.
    init(answerAfterAnswerOf exercise: Exercise, workbook: Workbook) throws {
        let program = try workbook.testProgram()
        let command = ToolRun.endingWithJudge(SuiteNamespace.command(program))
        executable = command[0]
        arguments =
            command.dropFirst() + [
                "--testing-library", "swift-testing", "--quiet",
                "--filter", "^Grading\\.\(exercise.suite)/", "--repetitions", "\(Int32.max)",
            ]
    }
}
