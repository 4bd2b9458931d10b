import Foundation
import Judge
import Platform
import Results

/// A part of a class for another machine, completely described by one file.
///
/// ```
/// OUT/.workbook/shares/<number>.json
/// ```
package struct ClassShare: Codable, Hashable, Sendable {
    /// The path of the submissions, which must be the same on all machines.
    package var submissions: String
    package var students: [String]
    package var seed: UInt64
    package var protection: Protection
    /// The hash of the workbook that must grade.
    package var edition: String

    /// Splits a class into shares.
    ///
    /// There are at most 1,000 shares, because Slurm limits a job array to 1,000. Within that limit
    /// shares are small, because a failing machine loses a whole share.
    package static func deal(
        _ students: [String],
        of submissions: String,
        terms: GradingTerms
    ) -> [ClassShare] {
        let size = max(1, min(10, students.count / 40), (students.count + 999) / 1_000)
        return stride(from: 0, to: students.count, by: size).map { start in
            ClassShare(
                submissions: submissions,
                students: Array(students[start..<min(start + size, students.count)]),
                seed: terms.seed,
                protection: terms.protection,
                edition: terms.edition.text
            )
        }
    }

    /// Writes the shares in place of all earlier ones; their numbers start at 1.
    package static func write(_ shares: [ClassShare], to store: RecordStore) throws {
        try? FileManager.default.removeItem(atPath: "\(store.work)/shares")
        for (index, share) in shares.enumerated() {
            try store.writeJSON(share, to: "\(store.work)/shares/\(index + 1).json")
        }
    }

    /// The terms, if this machine's workbook is the one with which the class is graded.
    package func terms(here edition: WorkbookEdition) throws(Fault) -> GradingTerms {
        guard edition.text == self.edition else {
            throw Fault(
                "The workbook on this machine is not the one that the class is graded with. "
                    + "Check the same version out on all machines, and build it there with make "
                    + "kit."
            )
        }
        return GradingTerms(seed: seed, protection: protection, edition: edition)
    }
}

extension ClassShare {
    /// Reads the share of a number.
    package init(number: Int, of store: RecordStore) throws(Fault) {
        let path = "\(store.work)/shares/\(number).json"
        guard let data = FileManager.default.contents(atPath: path),
            let share = try? ExactJSON.value(ClassShare.self, from: data)
        else {
            throw Fault(
                "\(path) cannot be read. The folder for the results must be the same on all "
                    + "machines, by the same path."
            )
        }
        self = share
    }
}
