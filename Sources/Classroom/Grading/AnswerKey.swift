import Judge
import Scenario

/// What a verdict depends on: answers with the same key get the same verdict, at any time and anywhere.
package struct AnswerKey: Hashable, Sendable {
    /// The key as text, safe in the name of a file.
    package let text: String

    /// The key of an answer.
    ///
    /// - Parameters:
    ///   - bytes: The answer's bytes: two programs never share a verdict.
    ///   - exercise: The exercise.
    ///   - terms: How the class is graded.
    package init(_ bytes: [UInt8], to exercise: Exercise, under terms: GradingTerms) {
        let hash = ContentHash(parts: [
            Array("workbook/key/2".utf8), [UInt8(truncatingIfNeeded: exercise.number)],
            Array(terms.edition.text.utf8), Array("\(terms.seed)".utf8),
            Array(terms.protection.rawValue.utf8), bytes,
        ])
        text = String(hash.text.prefix(40))
    }
}

/// How all answers of a class are graded alike.
package struct GradingTerms: Hashable, Sendable {
    /// The seed of all random scenes.
    package var seed: UInt64
    /// What protects the machine.
    package var protection: Protection
    /// Which workbook grades.
    package var edition: WorkbookEdition

    /// Creates terms.
    package init(seed: UInt64, protection: Protection, edition: WorkbookEdition) {
        self.seed = seed
        self.protection = protection
        self.edition = edition
    }
}
