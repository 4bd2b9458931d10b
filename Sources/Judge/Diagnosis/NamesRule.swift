/// What must be seen in an answer's source: one of some names, and none of others.
///
/// It is written as `frame or center, without bounds`: each part between commas must hold.
package struct NamesRule: Hashable, Sendable {
    private struct Clause: Hashable {
        var items: [String]
        var isForbidden: Bool
    }

    private let clauses: [Clause]

    /// Reads a rule.
    package init(_ text: String) {
        clauses = text.split(separator: ", ").map { part in
            let isForbidden = part.hasPrefix("without ")
            let items = (isForbidden ? part.dropFirst("without ".count) : part).split(
                separator: " or "
            )
            return Clause(
                items: items.map { String($0).trimmingBlanks },
                isForbidden: isForbidden
            )
        }
    }

    /// Whether it asks for anything.
    package var isEmpty: Bool { clauses.isEmpty }

    /// Whether names are as it asks.
    package func holds(for names: AnswerNames) -> Bool {
        clauses.allSatisfy { clause in
            clause.items.contains(where: names.contain) != clause.isForbidden
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
