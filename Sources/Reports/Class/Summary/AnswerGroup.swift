/// The students who gave the same answer.
struct AnswerGroup: Hashable, Sendable {
    /// The first names in alphabetical order.
    private(set) var names: [String] = []
    /// The number of all of them.
    private(set) var count = 0

    /// More names than this are counted, and not kept.
    private static let mostNames = 12

    /// Counts a student.
    mutating func add(_ student: String) {
        count += 1
        let place = names.firstIndex { student < $0 } ?? names.endIndex
        names.insert(student, at: place)
        if names.count > AnswerGroup.mostNames { names.removeLast() }
    }

    /// Whether so many gave the answer that they will hardly have it from each other: more than five,
    /// and more than a fifth of those who answered.
    func isCommon(among answers: Int) -> Bool { count > 5 && count * 5 > answers }
}
