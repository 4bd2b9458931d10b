import Catalogue
import Foundation

/// A right answer in another form than the reference.
package struct Alternative: Hashable, Sendable {
    /// The difference in form.
    package let form: String
    package let file: String
}

extension Alternative {
    /// Reads the first comment of an answer, which begins with `Form:`; `nil` without one.
    init?(text: String, file: String) {
        let comments = text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0.hasPrefix("//") }
            .map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) }
        guard let first = comments.first, first.hasPrefix("Form:") else { return nil }
        let words = [String(first.dropFirst(5))] + comments.dropFirst()
        self.init(
            form: words.joined(separator: " ").trimmingCharacters(in: .whitespaces),
            file: file
        )
    }

    /// The alternatives to a reference, sorted by file name.
    package static func all(of exercise: Exercise, in workbook: Workbook) -> [Alternative] {
        let folder = workbook.alternatives(exercise)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap {
                Alternative(text: String(decoding: $0, as: UTF8.self), file: name)
            }
        }
    }
}
