package struct LineDifference: Hashable, Sendable {
    package enum Line: Hashable, Sendable {
        case both(String)
        case first(String)
        case second(String)
    }

    /// The lines in order; at a difference, the first text's lines come first.
    package let lines: [Line]

    /// Longer texts are not compared line by line.
    private static let maximumLines = 2_000

    package init(_ first: [String], _ second: [String]) {
        guard max(first.count, second.count) <= LineDifference.maximumLines else {
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

    package var isEmpty: Bool {
        lines.allSatisfy { line in
            if case .both = line { true } else { false }
        }
    }
}
