/// What time alone brings about: a long press begins, a second tap does not come.
extension TouchDelivery {
    /// The moment at which the next recognizer is due, in seconds of the hand's clock.
    var nextDeadline: TimeInterval? {
        recognizers.compactMap(\.deadline).min()
    }

    /// Lets the first of the recognizers act that are due at a moment.
    func meetDeadline(at time: TimeInterval) {
        guard let recognizer = recognizers.first(where: { $0.deadline == time }) else { return }
        recognizer.deadline = nil
        settling { recognizer.deadlineReached(at: time) }
    }
}
