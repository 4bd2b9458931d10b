import Catalogue
import Foundation
import Judge
import Platform
import Scenario

/// Finds the scenes of an exercise's suite, without grading anything.
package struct SuiteCases {
    private let exercise: Exercise
    private let workbook: Workbook

    /// The time limit of the suite, in seconds; listing takes a tenth of a second.
    private static let secondsAllowed = 60.0

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// All cases of the suite but the random ones, in the order in which they are written.
    package func all() throws -> [SuiteCase] {
        try listed(CheckOrder()).sorted { $0.position < $1.position }
    }

    /// The number of tests whose first cases are kept.
    package static let maximumKept = 6

    /// The first case of each of the first tests, listed once for a build of the suites.
    package func firstOfTests() throws -> [SuiteCase] {
        let suites = Workbook.fingerprint(of: try workbook.suitesFile())
        // Listing a suite spawns a process, for which a page would have to wait.
        let kept = KeptValue<KeptCases>(at: "\(workbook.cache)/scenes/\(exercise.slug).json")
        if let entry = kept.value, entry.suites == suites { return entry.cases }
        var tests: Set<String> = []
        let cases = try all().filter { tests.insert($0.test).inserted }.prefix(
            SuiteCases.maximumKept
        )
        // If nothing can be written, the cases are listed again next time.
        try? kept.keep(KeptCases(suites: suites, cases: Array(cases)))
        return Array(cases)
    }

    /// The first case of the suite.
    package func first() throws -> SuiteCase {
        guard let first = try all().first else {
            throw Fault("the suite \(exercise.suite) lists no scenes")
        }
        return first
    }

    /// A case by its identifier, as a report names it.
    ///
    /// - Parameter seed: The seed from which a random case is made.
    package func named(_ identifier: String, seed: UInt64?) throws -> SuiteCase {
        _ = try SharedCase.scene(identifier, of: exercise)
        let cases = try listed(CheckOrder(onlyCase: identifier, seed: seed))
        guard let named = cases.first else {
            throw try UnknownCase(identifier, of: exercise, in: workbook)
        }
        return named
    }

    private func listed(_ order: CheckOrder) throws -> [SuiteCase] {
        let scratch = try ScratchFolder(in: "\(workbook.cache)/scratch")
        defer { scratch.remove() }
        let command = try SuiteCommand(
            listingScenesOf: exercise,
            onlyCase: order.onlyCase,
            workbook: workbook
        )
        let listing = [EnvironmentVariable.listing: scratch.path]
        let run = try ToolRun(
            command.executable,
            command.arguments,
            environment: SuiteRun.environment(workbook, nil)
                .merging(order.variables) { $1 }.merging(listing) { $1 },
            secondsAllowed: SuiteCases.secondsAllowed
        )
        guard run.end?.isSuccess == true || order.onlyCase != nil else {
            throw Fault("the suite \(exercise.suite) failed:\n\(run.text)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        return try files.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
            let data = FileManager.default.contents(atPath: "\(scratch.path)/\(name)") ?? Data()
            return try JSONDecoder().decode([SuiteCase].self, from: data)
        }
    }
}

/// The first scenes of a suite's tests, kept as long as the suites are the same build.
private struct KeptCases: Codable {
    var suites: String
    var cases: [SuiteCase]
}
