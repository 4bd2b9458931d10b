import Catalogue
import Foundation

/// A mutant that is a right answer, so that no suite can or should fail it.
package struct EquivalentMutant: Hashable, Sendable {
    package var before: String
    /// The edited lines; `nil` if every edit of the original lines is right.
    package var after: String?
    /// The reason why the edit changes nothing that the exercise grades.
    package var reason: String

    func describes(_ mutant: Mutant) -> Bool {
        before == mutant.before && (after == nil || after == mutant.after)
    }

    /// Reads records: a line after `-`, a line after `+`, and a reason in the following lines.
    ///
    /// A record without a line after `+` applies to every edit of its line, such as a `print`.
    /// Empty lines separate records; lines that begin with `#` are comments.
    static func records(in text: String) -> [EquivalentMutant] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#") }
        return lines.split { $0.allSatisfy(\.isWhitespace) }.map { record in
            var mutant = EquivalentMutant(before: "", after: nil, reason: "")
            for line in record {
                let words = line.drop { "-+ ".contains($0) }.trimmingCharacters(in: .whitespaces)
                switch line.first {
                case "-": mutant.before = String(line.dropFirst(2))
                case "+": mutant.after = String(line.dropFirst(2))
                default: mutant.reason += (mutant.reason.isEmpty ? "" : " ") + words
                }
            }
            return mutant
        }
    }

    static func all(
        of exercise: Exercise,
        _ origin: MutationRun.Origin,
        in workbook: Workbook
    ) -> [EquivalentMutant] {
        let folder =
            switch origin {
            case .reference: "\(workbook.root)/Solutions/\(exercise.slug)"
            case .alternatives: workbook.alternatives(exercise)
            }
        let path = "\(folder)/EquivalentMutants.txt"
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return records(in: String(decoding: data, as: UTF8.self))
    }
}
