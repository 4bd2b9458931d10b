import Catalogue
import Foundation

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

    /// Reads the head of an answer file; `nil` if it has none.
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

    /// Returns the blind answers to an exercise, sorted by name.
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
