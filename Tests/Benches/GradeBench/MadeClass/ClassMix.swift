/// How many of a class's answers are of which kind, in hundredths.
struct ClassMix {
    private let shares: [(kind: AnswerKind, hundredths: Int)]

    /// A class as it may be: most answers are somebody's own.
    static let realistic = ClassMix(shares: [
        (.looping, 1), (.crashing, 3), (.notCompiling, 5), (.missing, 2), (.untouched, 3),
        (.copy, 6), (.wrong, 33), (.right, 47),
    ])

    /// A class in which nearly all hand in the same: many students, little to compile.
    static let mostlyCopies = ClassMix(shares: [
        (.looping, 0), (.crashing, 0), (.notCompiling, 0), (.missing, 1), (.untouched, 2),
        (.copy, 96), (.wrong, 0), (.right, 1),
    ])

    /// How many of so many answers are of which kind, the kinds that few exercises have first.
    ///
    /// What rounding leaves over is right.
    func counts(of answers: Int) -> [(kind: AnswerKind, count: Int)] {
        var counts = shares.map { ($0.kind, answers * $0.hundredths / 100) }
        counts[counts.count - 1].1 += answers - counts.map(\.1).reduce(0, +)
        return counts
    }
}
