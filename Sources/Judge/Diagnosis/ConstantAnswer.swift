import Foundation
import Scenario

/// An answer that is the same whatever is asked, or that adds nothing to what is inherited.
///
/// Its file stands in the solution's `Constants`, and begins with what it does:
/// `// Constant: answers nil, whatever the point`.
package struct ConstantAnswer: Hashable, Sendable {
    /// Its name: that of its file.
    package let identifier: String
    /// The path of its file.
    package let file: String
    /// What it does, after "it": "answers nil, whatever the point".
    package let sentence: String

    package init(identifier: String, file: String, sentence: String) {
        self.identifier = identifier
        self.file = file
        self.sentence = sentence
    }

    /// The constant answers to an exercise, by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [ConstantAnswer] {
        files(of: exercise, in: workbook).compactMap { file in
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            return ConstantAnswer(
                identifier: URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent,
                file: file,
                sentence: AnswerHead(String(decoding: data, as: UTF8.self))["Constant"]
            )
        }
    }

    /// The paths of their files, in the same order.
    static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
        workbook.swiftFiles(in: workbook.constants(exercise))
    }
}
