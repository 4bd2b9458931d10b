/// Changes without an event: a long press begins, or a second tap does not come.
extension TouchDelivery {
    /// The moment of the next recognizer's deadline, in seconds of the hand's clock.
    var nextDeadline: TimeInterval? {
        recognizers.compactMap(\.deadline).min()
    }

    /// Notifies the first recognizer whose deadline is at a moment.
    func meetDeadline(at time: TimeInterval) {
        guard let recognizer = recognizers.first(where: { $0.deadline == time }) else { return }
        recognizer.deadline = nil
        settling { recognizer.deadlineReached(at: time) }
    }
}
