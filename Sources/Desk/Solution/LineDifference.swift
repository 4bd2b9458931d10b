import Results

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
        lines = aligned(first, second, by: ==).compactMap { own, other in
            own == nil ? other.map(Line.second) : other.map(Line.both) ?? own.map(Line.first)
        }
    }

    package var isEmpty: Bool {
        lines.allSatisfy { line in
            if case .both = line { true } else { false }
        }
    }
}
