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

    package func holds(for names: AnswerNames) -> Bool {
        clauses.allSatisfy { clause in
            clause.items.contains(where: names.contain) != clause.isForbidden
        }
    }
}
