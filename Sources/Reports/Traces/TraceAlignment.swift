import Results

/// Aligns the steps of two traces up to their first difference.
package struct TraceAlignment {
    /// A step of either trace, or of both.
    package struct Row: Hashable, Sendable {
        package var reference: NarratedStep?
        package var attempt: NarratedStep?
        /// Whether the two steps are among the same reads in different orders.
        package var isReadInOtherOrder = false

        /// Whether both traces have the same step.
        package var isAlike: Bool { isReadInOtherOrder || hasSameStep }

        private var hasSameStep: Bool {
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

    /// Puts equal reads between the same two calls side by side, regardless of their order.
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

    /// The same rows, with the reads side by side, each side in its own order, if both sides have the same.
    private static func joiningReads(_ rows: [Row]) -> [Row] {
        let (first, second) = (rows.compactMap(\.reference), rows.compactMap(\.attempt))
        guard first.count == second.count, (first + second).allSatisfy(\.isRead) else {
            return rows
        }
        var others = second
        for read in first {
            guard let index = others.firstIndex(where: read.isLike) else { return rows }
            others.remove(at: index)
        }
        return zip(first, second).map {
            Row(reference: $0, attempt: $1, isReadInOtherOrder: !$0.isLike($1))
        }
    }

    /// A sentence for rows in which the answer's reads have another order.
    static func noteOnOrder(of rows: ArraySlice<Row>) -> String? {
        var properties: [Substring] = []
        for case let read? in rows.filter(\.isReadInOtherOrder).map(\.attempt?.text) {
            guard let name = read.split(separator: ".").last, !properties.contains(name) else {
                continue
            }
            properties.append(name)
        }
        guard let last = properties.popLast() else { return nil }
        let others = properties.isEmpty ? "" : properties.joined(separator: ", ") + " and "
        return "That yours reads \(others)\(last) in another order makes no difference."
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
