import Classroom
import Foundation
import Platform
import Subcommands

extension ClassSession {
    /// The maximum number of attempts for ungraded students.
    private static let maximumAttempts = 3

    /// Grades a class with an engine.
    ///
    /// - Returns: The students that are still not graded, by name; `nil` after a stop.
    func grade(
        _ folder: ClassFolder,
        _ engine: Engine,
        jobs: Int?,
        _ terminal: Terminal
    ) throws -> [String]? {
        let program = try engine.path()
        let submissions = ClassSession.absolute(folder.path)
        let signals = EngineSignals(terminal)
        var remaining = remaining(folder)
        for attempt in 1...ClassSession.maximumAttempts where !remaining.isEmpty {
            if attempt > 1 {
                let left = remaining.count == 1 ? "student is" : "students are"
                terminal.writeMessage("\(remaining.count) \(left) not graded yet; trying again.")
            }
            let shares = ClassShare.deal(remaining, of: submissions, terms: terms)
            try ClassShare.write(shares, to: store)
            try engine.run(
                program,
                shares: shares.count,
                jobs: jobs,
                grader,
                store,
                signals.cancellation
            )
            guard !signals.cancellation.isCancelled else { return nil }
            remaining = self.remaining(folder)
            tellReasons(engine, shares, remaining, terminal)
        }
        return remaining
    }

    /// Names the files that show why shares did not grade all of their students.
    private func tellReasons(
        _ engine: Engine,
        _ shares: [ClassShare],
        _ remaining: [String],
        _ terminal: Terminal
    ) {
        let files = shares.indices.filter { !Set(shares[$0].students).isDisjoint(with: remaining) }
            .compactMap { engine.output(ofShare: $0 + 1) }
        guard !files.isEmpty else { return }
        let paths = files.map { "\(store.folder)/\($0)" }
        terminal.writeMessage("The reason is in \(terminal.listing(paths)).")
    }

    /// The students with at least one ungraded answer.
    private func remaining(_ folder: ClassFolder) -> [String] {
        let grading = grading
        return folder.students.filter { student in
            !grading.units(of: student, in: folder.submission(of: student))
                .allSatisfy(grading.isDone)
        }
    }

    /// The grader on the other machines: this workbook's, or the one that `WORKBOOK_REMOTE` names.
    private var grader: ShareGrader {
        let own = ProcessInfo.processInfo.environment
        let names = [
            "PATH", "SWIFT_EXEC", EnvironmentVariable.root, EnvironmentVariable.kit,
            EnvironmentVariable.cache, EnvironmentVariable.modules,
        ]
        return ShareGrader(
            program: own[EnvironmentVariable.remote]
                ?? ClassSession.absolute(CommandLine.arguments[0]),
            out: ClassSession.absolute(store.folder),
            environment: own.filter { names.contains($0.key) }
        )
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    static func wentAway(_ students: [String], _ terminal: Terminal) -> String {
        "No such folder any more in the submissions: \(terminal.listing(students))."
    }

    static func leftUndone(_ students: [String], _ terminal: Terminal) -> String {
        "Not graded: \(terminal.listing(students)). Run the same command again to grade them."
    }
}
