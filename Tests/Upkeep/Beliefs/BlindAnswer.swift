import Catalogue
import Explanation

/// A wrong answer by an author who had not seen the catalogue, and what the author meant.
///
/// Its head has lines that begin with `// Meant:`, `// Kind:` and `// Belief:`.
package struct BlindAnswer: Sendable {
    /// The kind of mistake.
    package enum Kind: String, Sendable, CaseIterable {
        /// One fault: a belief or a slip.
        case fault
        case unfinished
        /// Two independent faults.
        case several
    }

    package let file: String
    package let meant: String
    package let kind: Kind
    /// The matching beliefs of the catalogue; empty if the catalogue has none.
    package let beliefs: Set<String>

    /// `nil` if the head of an answer does not say what its author meant.
    init?(_ head: AnswerHead) {
        guard let kind = Kind(rawValue: head["Kind"]), !head["Meant"].isEmpty else { return nil }
        file = head.file
        meant = head["Meant"]
        self.kind = kind
        beliefs = Set(head["Belief"].split(separator: ", ").map(String.init)).subtracting(["none"])
    }

    /// Returns the blind answers to an exercise, sorted by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [BlindAnswer] {
        let folder = "\(workbook.root)/Tests/WorkbookTests/Blind/\(exercise.slug)"
        return AnswerHead.all(in: folder, workbook).compactMap(BlindAnswer.init)
    }
}
