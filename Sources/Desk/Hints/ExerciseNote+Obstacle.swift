import Results
import Scenario

extension ExerciseNote {
    /// The outcome that stopped the last check before it compared all scenes; a hint must address it first.
    var obstacle: Outcome? {
        switch outcome {
        case .didNotCompile, .notAccepted, .crashed, .timedOut: outcome
        case nil, .passed, .failed, .notStarted, .skipped, .graderFault, .missing: nil
        }
    }

    /// The hint on the obstacle in the last check; `nil` if its scenes could be compared, or before the first
    /// check.
    func hintOnObstacle(in file: String) -> String? {
        switch outcome {
        case .didNotCompile?:
            "In the last check your answer did not compile. The first error is "
                + "\(place("in", file)). Correct that one first: others often follow from it."
        case .notAccepted?:
            "The last check did not accept your answer. The reason is \(place("in", file)). "
                + "The report says what to use instead."
        case .crashed?:
            "In the last check your answer crashed \(place("at", file))"
                + (termination?.adviceOnCrash
                    ?? ". Ask which value can be nil or out of range there, and whether the function "
                    + "is called again before it returns.")
        case .timedOut?:
            "In the last check your answer did not return: it was stopped \(place("at", file)). "
                + "Check what ends the loop or the recursion there."
        case nil, .passed?, .failed?, .notStarted?, .skipped?, .graderFault?, .missing?: nil
        }
    }

    private func place(_ preposition: String, _ file: String) -> String {
        line.map { "\(preposition) line \($0) of \(file)" } ?? "in \(file)"
    }
}

extension Termination {
    /// The reason for a crash and a question about it, to follow the place; `nil` if no reason is known.
    fileprivate var adviceOnCrash: String? {
        guard kind == .signal, !message.isEmpty else { return nil }
        if isStackOverflow { return ": \(recursion). Ask which call there leads back to it." }
        let question =
            if nilValue != nil {
                "why it is nil there"
            } else if message.contains("nil") {
                "which value can be nil there"
            } else {
                "how that can happen there"
            }
        return ": \(reason). Ask \(question)."
    }
}
