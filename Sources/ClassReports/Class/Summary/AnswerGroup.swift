struct AnswerGroup: Hashable, Sendable {
    /// The first names in alphabetical order.
    private(set) var names: [String] = []
    private(set) var count = 0

    private static let maximumNames = 12

    mutating func add(_ student: String) {
        count += 1
        let place = names.firstIndex { student < $0 } ?? names.endIndex
        names.insert(student, at: place)
        if names.count > AnswerGroup.maximumNames { names.removeLast() }
    }

    /// Whether the answer is too frequent to suggest copying.
    ///
    /// More than five students gave it, and more than a fifth of all who answered.
    func isCommon(among answers: Int) -> Bool { count > 5 && count * 5 > answers }
}
