import Foundation
import Judge

/// A wrong answer written by somebody who had not seen the catalogue, with what its author meant.
///
/// Its head has lines that begin with `// Meant:`, `// Kind:` and `// Belief:`.
package struct BlindAnswer: Sendable {
    /// What is wrong with an answer.
    package enum Kind: String, Sendable, CaseIterable {
        /// One fault, a belief or a slip.
        case fault
        /// It is not finished.
        case unfinished
        /// Two faults that have nothing to do with each other.
        case several
    }

    /// The path of its file.
    package let file: String
    /// What its author meant, in a sentence.
    package let meant: String
    /// What is wrong with it.
    package let kind: Kind
    /// The beliefs of the catalogue that say what its author meant; none where the catalogue has none.
    package let beliefs: Set<String>

    /// Reads the head of an answer's file; `nil` where it is none.
    init?(file: String, text: String) {
        var values: [Substring: String] = [:]
        for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            values[line[..<colon].dropFirst(3)] = line[colon...].dropFirst()
                .trimmingCharacters(in: .whitespaces)
        }
        guard let meant = values["Meant"], let kind = values["Kind"].flatMap(Kind.init) else {
            return nil
        }
        self.file = file
        self.meant = meant
        self.kind = kind
        beliefs = Set((values["Belief"] ?? "").split(separator: ", ").map(String.init))
            .subtracting(["none"])
    }

    /// The blind answers to an exercise, by name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [BlindAnswer] {
        let folder = "\(workbook.root)/Tests/WorkbookTests/Blind/\(exercise.slug)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let file = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            return BlindAnswer(file: file, text: String(decoding: data, as: UTF8.self))
        }
    }
}
