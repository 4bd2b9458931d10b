import Catalogue
import Foundation
import Results

/// The parts that every right answer to an exercise has, independent of style.
///
/// They are listed in the solution's `Parts.txt`, in the order in which a student would write them:
///
/// ```
/// Part: asks whether the view is hidden
/// Next: A hidden view takes no touches: ask for that first.
/// Names: isHidden
/// Lacks: call of isHidden
/// ```
///
/// The last line is optional. It completes "yours has no …" in a report if the names alone do not.
package struct ExerciseParts: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        /// A description of an answer with this part, such as "asks whether the view is hidden".
        var title: String
        /// Advice for an answer without this part.
        var next: String
        /// The names that an answer with this part contains.
        var names: NamesRule
        /// The noun in "yours has no …", where the names alone do not say it.
        var lacks: String?
    }

    let parts: [Part]

    package init(of exercise: Exercise, in workbook: Workbook) {
        let data = FileManager.default.contents(atPath: workbook.parts(exercise)) ?? Data()
        self.init(String(decoding: data, as: UTF8.self))
    }

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        parts = lines.split(separator: "").compactMap { lines in
            var values: [Substring: String] = [:]
            for line in lines {
                guard let colon = line.firstIndex(of: ":") else { continue }
                values[line[..<colon]] = line[colon...].dropFirst()
                    .trimmingCharacters(in: .whitespaces)
            }
            guard let title = values["Part"], let next = values["Next"], let names = values["Names"]
            else { return nil }
            return Part(
                title: title,
                next: next,
                names: NamesRule(names),
                lacks: values["Lacks"]
            )
        }
    }

    /// `nil` if the answer has all parts.
    package func progress(of names: AnswerNames) -> AnswerProgress? {
        let missing = parts.filter { !$0.names.holds(for: names) }
        guard let first = missing.first else { return nil }
        return AnswerProgress(
            standing: parts.filter { $0.names.holds(for: names) }.map(\.title),
            missing: missing.map(\.title),
            next: first.next,
            absentNames: first.lacks ?? first.names.absent(in: names)
        )
    }
}
