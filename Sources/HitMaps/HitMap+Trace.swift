import Scenario

extension HitMap {
    /// Adds the outcome of each step of a trace, whose touches are at consecutive points.
    ///
    /// - Parameter participants: The names of the scene's participants, in order.
    package mutating func add(_ trace: [TraceEvent], participants: [String]) {
        func name(_ participant: Participant) -> String {
            guard case .responder(let index) = participant.meaning, index < participants.count
            else { return "another object" }
            return participants[index]
        }
        var asked: [String] = []
        // A touch is hit-tested more than once. Only the first pass counts.
        var (depth, isDone) = (0, false)
        for event in trace {
            switch event {
            case .stepBegan: (asked, depth, isDone) = ([], 0, false)
            case .hitTestBegan(let who, _) where !isDone:
                asked.append(name(who))
                depth += 1
            case .hitTestEnded where !isDone:
                depth -= 1
                isDone = depth == 0
            case .hit(let view): add(Outcome(hit: view.map(name), asked: asked))
            default: break
            }
        }
    }
}
