/// Two texts, line by line: what both have, and what only one has.
package struct LineDifference: Hashable, Sendable {
    /// A line, and whose it is.
    package enum Line: Hashable, Sendable {
        /// In both texts.
        case both(String)
        /// In the first text only.
        case first(String)
        /// In the second text only.
        case second(String)
    }

    /// The lines in order; where the texts differ, the first one's before the second one's.
    package let lines: [Line]

    /// More lines than this are not compared one by one.
    private static let mostLines = 2_000

    /// Compares two texts.
    package init(_ first: [String], _ second: [String]) {
        guard max(first.count, second.count) <= LineDifference.mostLines else {
            lines = first.map(Line.first) + second.map(Line.second)
            return
        }
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in second.difference(from: first) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (mine, other) = (0, 0)
        while mine < first.count || other < second.count {
            if mine < first.count, removed.contains(mine) {
                lines.append(.first(first[mine]))
                mine += 1
            } else if other < second.count, inserted.contains(other) {
                lines.append(.second(second[other]))
                other += 1
            } else {
                lines.append(.both(second[other]))
                (mine, other) = (mine + 1, other + 1)
            }
        }
        self.lines = lines
    }

    /// Whether there is no difference.
    package var isEmpty: Bool {
        lines.allSatisfy { line in
            if case .both = line { true } else { false }
        }
    }
}
