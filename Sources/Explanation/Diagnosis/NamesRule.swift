import Foundation
import Results

/// A condition on the names in an answer's source.
///
/// In `frame or center, without bounds`, every part between commas must hold.
package struct NamesRule: Hashable, Sendable {
    private struct Clause: Hashable {
        var items: [String]
        var isForbidden: Bool
    }

    private let clauses: [Clause]

    package init(_ text: String) {
        clauses = text.split(separator: ", ").map { part in
            let isForbidden = part.hasPrefix("without ")
            let items = isForbidden ? part.dropFirst("without ".count) : part
            return Clause(
                items: items.split(separator: " or ").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " "))
                },
                isForbidden: isForbidden
            )
        }
    }

    package var isEmpty: Bool { clauses.isEmpty }

    package var items: [String] { clauses.flatMap(\.items) }

    /// The required names that an answer lacks, such as "convert or UITouch.location".
    func absent(in names: AnswerNames) -> String {
        clauses.filter { !$0.isForbidden && !$0.items.contains(where: names.contain) }
            .map { $0.items.map(NamesRule.lacked).joined(separator: " or ") }
            .joined(separator: ", and no ")
    }

    /// The words for an item that an answer lacks, for a report.
    ///
    /// An answer that lacks `self` may still have one before a member, because ``AnswerNames`` omits those.
    private static func lacked(_ item: String) -> String {
        item == "\"self\"" ? "self as a value" : item
    }

    package func holds(for names: AnswerNames) -> Bool {
        clauses.allSatisfy { clause in
            clause.items.contains(where: names.contain) != clause.isForbidden
        }
    }
}
