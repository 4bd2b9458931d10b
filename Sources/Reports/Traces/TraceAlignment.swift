import Results

/// Aligns the steps of two traces up to their first difference.
package struct TraceAlignment {
    /// A step of either trace, or of both.
    package struct Row: Hashable, Sendable {
        package var reference: NarratedStep?
        package var attempt: NarratedStep?

        /// Whether both traces have the same step.
        package var isAlike: Bool {
            reference.flatMap { step in attempt.map(step.isLike) } ?? false
        }

        /// The steps of two traces side by side, whether alike or not.
        static func pairs(_ reference: [NarratedStep], _ attempt: [NarratedStep]) -> [Row] {
            (0..<max(reference.count, attempt.count)).map { index in
                Row(
                    reference: index < reference.count ? reference[index] : nil,
                    attempt: index < attempt.count ? attempt[index] : nil
                )
            }
        }
    }

    private(set) var rows: [Row] = []

    /// The maximum number of steps to align at the end of each trace, which limits the time.
    private static let window = 150

    init(reference: ArraySlice<NarratedStep>, attempt: ArraySlice<NarratedStep>) {
        let beginning = zip(reference, attempt).prefix { $0.isLike($1) }.count
        rows = zip(reference, attempt).prefix(beginning).map { Row(reference: $0, attempt: $1) }
        rows += aligned(
            Array(reference.dropFirst(beginning).suffix(TraceAlignment.window)),
            Array(attempt.dropFirst(beginning).suffix(TraceAlignment.window))
        ) { $0.isLike($1) }
        .map { Row(reference: $0.first, attempt: $0.second) }
        joinReads()
    }

    /// The rows, with the steps between two common ones side by side instead of one after the other.
    var rowsSideBySide: [Row] {
        var all: [Row] = []
        var between: [Row] = []
        func pairs() -> [Row] {
            Row.pairs(between.compactMap(\.reference), between.compactMap(\.attempt))
        }
        for row in rows {
            if row.isAlike {
                all += pairs() + [row]
                between = []
            } else {
                between.append(row)
            }
        }
        return all + pairs()
    }

    /// Joins equal reads between the same two calls, regardless of their order.
    private mutating func joinReads() {
        var all: [Row] = []
        var between: [Row] = []
        for row in rows {
            if row.isAlike, row.reference?.isRead == false {
                all += TraceAlignment.joiningReads(between) + [row]
                between = []
            } else {
                between.append(row)
            }
        }
        rows = all + TraceAlignment.joiningReads(between)
    }

    private static func joiningReads(_ rows: [Row]) -> [Row] {
        var rows = rows
        var waiting = rows.indices.filter {
            rows[$0].reference == nil && rows[$0].attempt?.isRead == true
        }
        var joined: Set<Int> = []
        for index in rows.indices where rows[index].attempt == nil {
            guard let read = rows[index].reference, read.isRead,
                let partner = waiting.firstIndex(where: { rows[$0].attempt?.isLike(read) == true })
            else { continue }
            let other = waiting.remove(at: partner)
            rows[index].attempt = rows[other].attempt
            joined.insert(other)
        }
        return rows.indices.filter { !joined.contains($0) }.map { rows[$0] }
    }

    /// A sentence for rows in which the answer's reads stand beside the reference's, not in their own order.
    static func noteOnOrder(of rows: ArraySlice<Row>) -> String? {
        let own = rows.compactMap { $0.attempt?.events.lowerBound }
        return zip(own, own.dropFirst()).contains { $0 > $1 }
            ? "Equal reads stand side by side: your answer reads in another order." : nil
    }
}

extension [TraceAlignment.Row] {
    /// Removes the last rows that fulfil a condition, and returns them.
    mutating func removeEnd(while fulfils: (TraceAlignment.Row) -> Bool) -> [TraceAlignment.Row] {
        let end = Array(reversed().prefix(while: fulfils).reversed())
        removeLast(end.count)
        return end
    }
}
