import Scenario

extension GradingSession {
    /// What the answer does in the probes, and what the reference does.
    ///
    /// - Parameter endings: How many times the answer's process may end before no more is asked.
    public func behaviour(endings: Int) throws -> (attempt: Behaviour, reference: Behaviour) {
        try Probes(exercise).behaviour(in: self, endings: endings)
    }
}
