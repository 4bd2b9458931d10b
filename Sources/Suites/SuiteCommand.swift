import Catalogue
import Foundation
import Platform
import Sharing

/// The command that runs a suite of the built tests.
struct SuiteCommand {
    let executable: String
    let arguments: [String]
    /// The variables to set beside those that every suite gets.
    let environment: [String: String]

    /// The file to which the suite writes its events.
    static let eventFile = "events.jsonl"

    init(workbook: Workbook, exercise: Exercise, onlyCase: String?, folder: String) throws {
        let function = onlyCase.map(SuiteCommand.function) ?? ""
        let options = [
            "--filter", "^Grading\\.\(exercise.suite)/\(function)",
            "--event-stream-output-path", "\(folder)/\(SuiteCommand.eventFile)",
            "--event-stream-version", "6.3", "--attachments-path", folder,
        ]
        self.init(try workbook.suiteLauncher(), options: options)
    }

    /// The pattern of a case's test; scenes from the explorer are played by the test of random scenes.
    private static func function(of identifier: String) -> String {
        SceneName.isName(identifier) ? "random" : identifier.prefix { $0 != "." } + "\\("
    }

    init(listingTestsOf workbook: Workbook) throws {
        self.init(try workbook.suiteLauncher(), options: ["--list-tests"])
    }

    /// - Parameter wrapping: Turns the launcher's command into the one to run.
    private init(
        _ launcher: SuiteLauncher,
        options: [String],
        wrapping: ([String]) -> [String] = { $0 }
    ) {
        let command = wrapping(launcher.command)
        executable = command[0]
        arguments = command.dropFirst() + options
        environment = launcher.environment
    }

    /// The names of a suite's tests, from the command that lists all tests.
    func tests(of suite: String) throws -> [String] {
        let prefix = "Grading.\(suite)/"
        let own = ProcessInfo.processInfo.environment
        let run = try ToolRun(
            executable,
            arguments,
            environment: own.merging(environment) { $1 },
            secondsAllowed: 30
        )
        return run.text.split(separator: "\n").filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count).prefix { $0 != "(" }) }
    }

    /// The command that grades many answers in turn, without an event stream.
    init(answerAfterAnswerOf exercise: Exercise, workbook: Workbook) throws {
        self.init(
            try workbook.suiteLauncher(),
            options: [
                "--quiet", "--filter", "^Grading\\.\(exercise.suite)/",
                "--repetitions", "\(Int32.max)",
            ],
            wrapping: { ToolRun.endingWithJudge(SuiteNamespace.command($0)) }
        )
    }
}
