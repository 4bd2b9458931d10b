import Foundation
import Judge

/// A mutant that is right, and why: no suite can fail it, or none should.
package struct EquivalentMutant: Hashable, Sendable {
    /// The edited lines as they were.
    package var before: String
    /// The edited lines as they are; `nil` where every edit of them is right.
    package var after: String?
    /// Why the edit changes nothing that an exercise grades.
    package var reason: String

    /// Whether a mutant is the one that is meant.
    func describes(_ mutant: Mutant) -> Bool {
        before == mutant.before && (after == nil || after == mutant.after)
    }

    /// Reads records: a line after `-`, a line after `+`, and a reason in the lines that follow.
    ///
    /// A record without a line after `+` holds for every edit of its line, such as one of a print.
    /// Records are parted by empty lines; lines that begin with `#` say nothing.
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

    /// The records of an exercise.
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
