import Foundation
import Judge
import Scenario

/// Derives mutants from right answers to an exercise, and grades them, two at a time.
package struct MutationRun: Sendable {
    /// Whose mutants are graded.
    package enum Origin: String, Sendable {
        /// The reference's.
        case reference
        /// Those of all right answers that are written in other ways.
        case alternatives
    }

    private let exercise: Exercise
    private let origin: Origin
    private let workbook: Workbook
    private let limit: Int?

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - origin: Whose mutants are graded.
    ///   - workbook: Where everything is.
    ///   - limit: How many mutants are graded at most, far apart; all where `nil`. Then no record of
    ///     an equivalent one can be missed.
    package init(
        _ exercise: Exercise,
        of origin: Origin = .reference,
        workbook: Workbook,
        limit: Int? = nil
    ) {
        self.exercise = exercise
        self.origin = origin
        // Mutants are graded once, and must not drive out what is graded again and again.
        self.workbook = workbook.withCache(named: "mutants")
        self.limit = limit
    }

    /// Grades the mutants.
    package func report() throws(UpkeepFault) -> MutationReport {
        let mutants = try chosenMutants()
        let folder = "\(workbook.cache)/answers/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fates = SideBySide.map(Array(mutants.enumerated())) { index, mutant in
            Result { () throws(UpkeepFault) in
                try fate(of: mutant, in: "\(folder)/\(index + 1)")
            }
        }
        let recorded = EquivalentMutant.all(of: exercise, origin, in: workbook)
        var report = MutationReport(mutants: [], records: recorded)
        if origin == .alternatives {
            report.recordsOfReference = EquivalentMutant.all(of: exercise, .reference, in: workbook)
        }
        for (mutant, fate) in zip(mutants, fates) {
            report.mutants.append((mutant, try fate.get()))
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

    private func fate(of mutant: Mutant, in folder: String) throws(UpkeepFault)
        -> MutationReport.Fate
    {
        let file = "\(folder)/\(exercise.answerFile)"
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            try Data(mutant.text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw UpkeepFault("\(file) cannot be written: \(error)")
        }
        let report = try Grader(exercise, workbook: workbook).report(on: file)
        switch report.outcome {
        case .passed: return .survived
        case .failed, .crashed, .timedOut:
            return report.failedTests.allSatisfy(\.isByChance) ? .killedByChance : .killed
        case .didNotCompile: return .didNotCompile
        case .notStarted, .skipped, .graderFault, .missing, .notAccepted:
            throw UpkeepFault(
                "A mutant was not graded: \(mutant.file), line \(mutant.line), \(mutant.after)"
            )
        }
    }
}
