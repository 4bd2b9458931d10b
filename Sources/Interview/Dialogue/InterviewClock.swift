/// A clock that stops while the candidate reads.
struct InterviewClock {
    /// `nil` while the clock runs.
    private var timeOfStop: Double?
    private var secondsStopped = 0.0

    var isStopped: Bool { timeOfStop != nil }

    func seconds(at now: Double) -> Double { (timeOfStop ?? now) - secondsStopped }

    mutating func stop(at now: Double) { timeOfStop = timeOfStop ?? now }

    mutating func start(at now: Double) {
        secondsStopped += timeOfStop.map { now - $0 } ?? 0
        timeOfStop = nil
    }
}
