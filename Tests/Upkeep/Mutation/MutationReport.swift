package struct MutationReport: Sendable {
    package enum Fate: Hashable, Sendable {
        case didNotCompile
        /// It failed a written test.
        case killed
        /// It failed only the test with random scenes.
        case killedByChance
        /// It passed every test.
        case survived
    }

    /// The mutants with their fates, ordered by line.
    package var mutants: [(mutant: Mutant, fate: Fate)]
    package var records: [EquivalentMutant]
    /// The records for the reference, if the mutants come from alternatives.
    ///
    /// They apply here too, but need not occur.
    package var recordsOfReference: [EquivalentMutant] = []

    /// The required share of wrong mutants that fail a test.
    package static let requiredScore = 0.98

    private var compiling: [(mutant: Mutant, fate: Fate)] {
        mutants.filter { $0.fate != .didNotCompile }
    }

    private func isEquivalent(_ mutant: Mutant) -> Bool {
        (records + recordsOfReference).contains { $0.describes(mutant) }
    }

    package func count(_ fate: Fate) -> Int { mutants.count { $0.fate == fate } }

    package var killedCount: Int { count(.killed) + count(.killedByChance) }

    /// The number of mutants that passed and have a record.
    package var equivalentCount: Int {
        compiling.count { $0.fate == .survived && isEquivalent($0.mutant) }
    }

    /// The mutants that passed and have no record.
    package var survivors: [Mutant] {
        compiling.filter { $0.fate == .survived && !isEquivalent($0.mutant) }.map(\.mutant)
    }

    /// The records without a passing mutant.
    package var staleRecords: [EquivalentMutant] {
        let passing = compiling.filter { $0.fate == .survived }.map(\.mutant)
        return records.filter { record in !passing.contains(where: record.describes) }
    }

    /// The records without a reason.
    package var bareRecords: [EquivalentMutant] { records.filter { $0.reason.isEmpty } }

    /// The share of wrong mutants that fail a test, from 0 to 1.
    package var score: Double {
        let wrong = compiling.count - equivalentCount
        return wrong == 0 ? 1 : Double(killedCount) / Double(wrong)
    }

    /// Whether the suite reaches the required score and every surviving mutant has a valid record.
    package var isPassed: Bool {
        score >= MutationReport.requiredScore && survivors.isEmpty && staleRecords.isEmpty
            && bareRecords.isEmpty
    }

    package var text: String {
        let percent = (score * 1_000).rounded(.down) / 10
        let counts =
            "\(mutants.count) mutants: \(count(.didNotCompile)) do not compile, "
            + "\(killedCount) killed, \(equivalentCount) equivalent, "
            + "\(survivors.count) survived; score \(percent) %\n"
        let lucky = mutants.filter { $0.fate == .killedByChance }.map { mutant, _ in
            "\n\(mutant.file), line \(mutant.line) fails by chance only\n- \(mutant.before)\n+ \(mutant.after)\n"
        }
        let lived = survivors.map { mutant in
            "\n\(mutant.file), line \(mutant.line) survived\n- \(mutant.before)\n+ \(mutant.after)\n"
        }
        let stale = staleRecords.map { record in
            "\nno mutant that passes is the one recorded as\n- \(record.before)\n+ \(record.after ?? "any")\n"
        }
        let bare = bareRecords.map { record in
            "\nno reason is given for\n- \(record.before)\n+ \(record.after ?? "any")\n"
        }
        return counts + (lucky + lived + stale + bare).joined()
    }
}
