/// What became of right answers' mutants.
package struct MutationReport: Sendable {
    /// What became of one.
    package enum Fate: Hashable, Sendable {
        /// The compiler refused it.
        case didNotCompile
        /// A test whose cases are written down failed it.
        case killed
        /// Only the test whose cases are made by chance failed it.
        case killedByChance
        /// It passed, as if it were right.
        case survived
    }

    /// The mutants with what became of them, in the order of their lines.
    package var mutants: [(mutant: Mutant, fate: Fate)]
    /// The records of those that are right.
    package var records: [EquivalentMutant]
    /// The records of the reference's mutants, where alternatives' are graded: what is right there is
    /// right here too, and need not be met.
    package var recordsOfReference: [EquivalentMutant] = []

    /// Less than this part of the mutants that are wrong must not be found out.
    package static let requiredScore = 0.98

    private var compiling: [(mutant: Mutant, fate: Fate)] {
        mutants.filter { $0.fate != .didNotCompile }
    }

    private func isEquivalent(_ mutant: Mutant) -> Bool {
        (records + recordsOfReference).contains { $0.describes(mutant) }
    }

    /// How many of a fate there are.
    package func count(_ fate: Fate) -> Int { mutants.count { $0.fate == fate } }

    /// How many failed a test.
    package var killedCount: Int { count(.killed) + count(.killedByChance) }

    /// How many passed, and are recorded as right.
    package var equivalentCount: Int {
        compiling.count { $0.fate == .survived && isEquivalent($0.mutant) }
    }

    /// The mutants that passed, and that no record explains.
    package var survivors: [Mutant] {
        compiling.filter { $0.fate == .survived && !isEquivalent($0.mutant) }.map(\.mutant)
    }

    /// The records that are no longer true: no mutant that passes is meant.
    package var staleRecords: [EquivalentMutant] {
        let passing = compiling.filter { $0.fate == .survived }.map(\.mutant)
        return records.filter { record in !passing.contains(where: record.describes) }
    }

    /// The records that give no reason.
    package var bareRecords: [EquivalentMutant] { records.filter { $0.reason.isEmpty } }

    /// The part of the wrong mutants that the tests fail, from 0 to 1.
    package var score: Double {
        let wrong = compiling.count - equivalentCount
        return wrong == 0 ? 1 : Double(killedCount) / Double(wrong)
    }

    /// Whether the suite is good enough, and every exception is accounted for.
    package var isPassed: Bool {
        score >= MutationReport.requiredScore && survivors.isEmpty && staleRecords.isEmpty
            && bareRecords.isEmpty
    }

    /// The report for a maintainer.
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
