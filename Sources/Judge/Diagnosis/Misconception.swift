import Foundation

/// A known wrong way to answer an exercise: a belief, with an answer that is right but for it.
package struct Misconception: Hashable, Sendable {
    /// Its name: that of its file.
    package let identifier: String
    /// The path of its answer.
    package let file: String
    /// The belief, as a statement.
    package let title: String
    /// Why one comes to believe it, and what is true.
    package let explanation: String
    /// Where to look.
    package let hint: String
    /// What must be seen in an answer's source for the belief to be named.
    package let evidence: NamesRule

    /// Reads the head of an answer's file: comments that begin with `Misconception:`,
    /// `Explanation:`, `Hint:` and `Evidence:`, and go on over lines that are indented.
    ///
    /// What is not there is empty.
    package init(file: String, text: String) {
        self.file = file
        identifier = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let head = AnswerHead(text)
        title = head["Misconception"]
        explanation = head["Explanation"]
        hint = head["Hint"]
        evidence = NamesRule(head["Evidence"])
    }

    /// The catalogue of an exercise, by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [Misconception] {
        files(of: exercise, in: workbook).compactMap { file in
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            return Misconception(file: file, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// The paths of its answers, in the same order.
    static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
        workbook.swiftFiles(in: workbook.misconceptions(exercise))
    }
}
