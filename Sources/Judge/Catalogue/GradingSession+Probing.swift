import Scenario

extension GradingSession {
    /// What the answer does in all probes, and what the reference does, however many times the
    /// answer's process ends.
    public func completeBehaviour() throws -> (attempt: Behaviour, reference: Behaviour) {
        try Probes(exercise).behaviour(in: self, endings: .max)
    }
}
