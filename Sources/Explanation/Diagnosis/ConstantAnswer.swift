import Catalogue

/// An answer that is the same in every scene or that only inherits its behaviour.
///
/// Its file is in the solution's `Constants` folder and begins with a description, such as
/// `// Constant: answers nil, whatever the point`.
package struct ConstantAnswer: Hashable, Sendable {
    /// The name of its file without the extension.
    package let identifier: String
    package let file: String
    /// Its behaviour, as a predicate of "it": "answers nil, whatever the point".
    package let sentence: String

    package init(identifier: String, file: String, sentence: String) {
        self.identifier = identifier
        self.file = file
        self.sentence = sentence
    }

    /// Sorted by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [ConstantAnswer] {
        AnswerHead.all(in: workbook.constants(exercise), workbook).map { head in
            ConstantAnswer(
                identifier: head.identifier,
                file: head.file,
                sentence: head["Constant"]
            )
        }
    }
}
