import Catalogue
import Foundation
import Results
import Scenario

/// Derives mutants from right answers to an exercise, and grades them, two at a time.
package struct MutationRun: Sendable {
    /// The right answers from which the mutants come.
    package enum Origin: String, Sendable {
        case reference
        /// All right answers except the reference.
        case alternatives
    }

    private let exercise: Exercise
    private let origin: Origin
    private let workbook: Workbook
    private let limit: Int?

    /// Creates a run.
    ///
    /// - Parameter limit: The most mutants to grade, spread evenly; `nil` for all. With a limit,
    ///   records of equivalent mutants need not occur.
    package init(
        _ exercise: Exercise,
        of origin: Origin = .reference,
        workbook: Workbook,
        limit: Int? = nil
    ) {
        self.exercise = exercise
        self.origin = origin
        // A separate cache: mutants are graded once, and must not evict answers graded repeatedly.
        self.workbook = workbook.withCacheOfMutants
        self.limit = limit
    }

    package func report() throws(UpkeepFault) -> MutationReport {
        let mutants = try chosenMutants()
        let reports = try Grader(exercise, workbook: workbook)
            .reports(onTexts: mutants.map(\.text))
        let recorded = EquivalentMutant.all(of: exercise, origin, in: workbook)
        var report = MutationReport(mutants: [], records: recorded)
        if origin == .alternatives {
            report.recordsOfReference = EquivalentMutant.all(of: exercise, .reference, in: workbook)
        }
        for (mutant, graded) in zip(mutants, reports) {
            report.mutants.append((mutant, try fate(of: mutant, graded)))
        }
        if limit != nil {
            report.records = recorded.filter { record in mutants.contains(where: record.describes) }
        }
        return report
    }

    private func chosenMutants() throws(UpkeepFault) -> [Mutant] {
        let files =
            switch origin {
            case .reference: [workbook.reference(exercise)]
            case .alternatives: workbook.swiftFiles(in: workbook.alternatives(exercise))
            }
        var mutants: [Mutant] = []
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw UpkeepFault("\(path) is missing.")
            }
            let name = URL(fileURLWithPath: path).lastPathComponent
            mutants += MutationSource(String(decoding: data, as: UTF8.self)).mutants(of: name)
        }
        guard let limit, limit > 0, limit < mutants.count else { return mutants }
        return (0..<limit).map { mutants[$0 * mutants.count / limit] }
    }

    private func fate(
        of mutant: Mutant,
        _ report: ExerciseReport
    ) throws(UpkeepFault) -> MutationReport.Fate {
        switch report.outcome {
        case .passed: return .survived
        case .failed, .crashed, .timedOut:
            return report.failedTests.allSatisfy(\.isRandom) ? .killedByChance : .killed
        case .didNotCompile: return .didNotCompile
        case .notStarted, .skipped, .graderFault, .missing, .notAccepted:
            throw UpkeepFault(
                "A mutant was not graded: \(mutant.file), line \(mutant.line), \(mutant.after)"
            )
        }
    }
}
