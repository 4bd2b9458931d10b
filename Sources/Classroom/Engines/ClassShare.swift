import Foundation
import Judge
import Scenario

/// A part of a class that another machine grades: everything that it has to know, in one file.
///
/// ```
/// OUT/.workbook/shares/<number>.json
/// ```
package struct ClassShare: Codable, Hashable, Sendable {
    /// The folder with the submissions, by a path that is the same on all machines.
    package var submissions: String
    /// The students of this share.
    package var students: [String]
    /// The seed of all random scenes.
    package var seed: UInt64
    /// What protects the machine.
    package var protection: Protection
    /// Which workbook must grade.
    package var edition: String

    /// A share that cannot be graded here.
    package struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Deals a class out.
    ///
    /// There are no more than 1,000 shares, since Slurm takes no more in one array, and where they need
    /// not be large they are small, since a machine that fails loses one of them.
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

    /// Writes shares down, in the place of all that were there; the first has the number 1.
    package static func write(_ shares: [ClassShare], to store: RecordStore) throws {
        try? FileManager.default.removeItem(atPath: "\(store.work)/shares")
        for (index, share) in shares.enumerated() {
            let data = try ExactJSON.data(share, sortedKeys: true)
            try store.write(
                String(decoding: data, as: UTF8.self),
                to: ".workbook/shares/\(index + 1).json"
            )
        }
    }

    /// Reads a share.
    package init(number: Int, of store: RecordStore) throws(Fault) {
        let path = "\(store.work)/shares/\(number).json"
        guard let data = FileManager.default.contents(atPath: path),
            let share = try? ExactJSON.value(ClassShare.self, from: data)
        else {
            throw Fault(
                message:
                    "\(path) cannot be read. The folder for the results must be the same on all "
                    + "machines, by the same path."
            )
        }
        self = share
    }

    private init(
        submissions: String,
        students: [String],
        seed: UInt64,
        protection: Protection,
        edition: String
    ) {
        self.submissions = submissions
        self.students = students
        self.seed = seed
        self.protection = protection
        self.edition = edition
    }

    /// The terms, if this machine's workbook is the one that the class is graded with.
    package func terms(here edition: WorkbookEdition) throws(Fault) -> GradingTerms {
        guard edition.text == self.edition else {
            throw Fault(
                message:
                    "The workbook on this machine is not the one that the class is graded with. "
                    + "Check the same version out on all machines, and build it there with make kit."
            )
        }
        return GradingTerms(seed: seed, protection: protection, edition: edition)
    }
}
