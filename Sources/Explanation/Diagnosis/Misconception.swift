import Catalogue
import Foundation

/// A known wrong belief about an exercise, with an answer that is right apart from it.
package struct Misconception: Hashable, Sendable {
    /// The name of its file without the extension.
    package let identifier: String
    package let file: String
    /// The belief, as a statement.
    package let title: String
    /// Why students come to believe it, and what is true instead.
    package let explanation: String
    package let hint: String
    /// The names that an answer's source must show before a report names the belief.
    package let evidence: NamesRule

    /// Reads the head of an answer file.
    ///
    /// The head consists of comments that begin with `Misconception:`, `Explanation:`, `Hint:` or
    /// `Evidence:`. Indented lines continue the line before them. A missing entry becomes empty.
    package init(file: String, text: String) {
        self.file = file
        identifier = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let head = AnswerHead(text)
        title = head["Misconception"]
        explanation = head["Explanation"]
        hint = head["Hint"]
        evidence = NamesRule(head["Evidence"])
    }

    /// Sorted by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [Misconception] {
        files(of: exercise, in: workbook).compactMap { file in
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            return Misconception(file: file, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// In the order of `all(of:in:)`.
    static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
        workbook.swiftFiles(in: workbook.misconceptions(exercise))
    }
}
