import Catalogue
import Foundation
import Platform
import Sharing

/// The command that runs a suite of the built tests.
struct SuiteCommand {
    let executable: String
    let arguments: [String]
    /// The variables to set in addition to those that every suite gets.
    let environment: [String: String]

    /// The command that grades answers one after the other, as orders arrive.
    ///
    /// - Parameters:
    ///   - onlyCase: The identifier of the only case to play.
    ///   - isOfClass: Whether the suite must end when this process is killed.
    init(workbook: Workbook, exercise: Exercise, onlyCase: String?, isOfClass: Bool) throws {
        self.init(
            try workbook.suiteLauncher(),
            // For an unknown case no test runs, and `--repetitions` would repeat that forever.
            options: SuiteCommand.filter(exercise, onlyCase)
                + (onlyCase == nil ? ["--repetitions", "\(Int32.max)"] : []),
            wrapping: isOfClass ? { ToolRun.endingWithJudge(SuiteNamespace.command($0)) } : { $0 }
        )
    }

    /// The command that lists the scenes of a suite.
    init(listingScenesOf exercise: Exercise, onlyCase: String?, workbook: Workbook) throws {
        self.init(
            try workbook.suiteLauncher(),
            options: SuiteCommand.filter(exercise, onlyCase)
        )
    }

    private static func filter(_ exercise: Exercise, _ onlyCase: String?) -> [String] {
        let function = onlyCase.map(SuiteCommand.function) ?? ""
        return ["--quiet", "--filter", "^Grading\\.\(exercise.suite)/\(function)"]
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
}
