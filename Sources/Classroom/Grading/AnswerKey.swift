import Catalogue
import Hashing
import Results

/// A hash of everything that a verdict depends on: equal keys mean equal verdicts on any machine.
package struct AnswerKey: Hashable, Sendable {
    /// The key as text, safe in a file name.
    package let text: String

    /// - Parameter bytes: The answer's exact bytes; different programs never share a verdict.
    package init(_ bytes: [UInt8], to exercise: Exercise, under terms: GradingTerms) {
        let hash = ContentHash(parts: [
            Array("workbook/key/2".utf8), [UInt8(truncatingIfNeeded: exercise.number)],
            Array(terms.edition.text.utf8), Array("\(terms.seed)".utf8),
            Array(terms.protection.rawValue.utf8), bytes,
        ])
        text = String(hash.text.prefix(40))
    }
}

/// The settings that all answers of a class share.
package struct GradingTerms: Hashable, Sendable {
    package var seed: UInt64
    package var protection: Protection
    package var edition: WorkbookEdition

    package init(seed: UInt64, protection: Protection, edition: WorkbookEdition) {
        self.seed = seed
        self.protection = protection
        self.edition = edition
    }
}
