/// The shares of the kinds of answers in a class, in percent.
struct ClassMix {
    private let shares: [(kind: AnswerKind, hundredths: Int)]

    /// A realistic class: most answers are original.
    static let realistic = ClassMix(shares: [
        (.looping, 1), (.crashing, 3), (.notCompiling, 5), (.missing, 2), (.untouched, 3),
        (.copy, 6), (.wrong, 33), (.right, 47),
    ])

    /// A class of mostly identical answers: many students, but little to compile.
    static let mostlyCopies = ClassMix(shares: [
        (.looping, 0), (.crashing, 0), (.notCompiling, 0), (.missing, 1), (.untouched, 2),
        (.copy, 96), (.wrong, 0), (.right, 1),
    ])

    /// The number of answers of each kind, the kinds that few exercises have first.
    ///
    /// The remainder after rounding goes to the right answers.
    func counts(of answers: Int) -> [(kind: AnswerKind, count: Int)] {
        var counts = shares.map { ($0.kind, answers * $0.hundredths / 100) }
        counts[counts.count - 1].1 += answers - counts.map(\.1).reduce(0, +)
        return counts
    }
}
