import Scenario

extension Termination {
    /// A sentence about the end of the attempt, without the runtime's message.
    package var words: String {
        switch kind {
        case .signal: "It crashed with signal \(code)\(signalName.map { " (\($0))" } ?? "")."
        case .exit: "It ended itself with status \(code), before it was done."
        case .timeLimit: "It was stopped, because it did not return within \(limitWords)."
        case .flood: "It was stopped, because it printed without end or took too many steps."
        case .malformedReply: "It was stopped, because it wrote to the grader's own channel."
        }
    }

    /// The sentence, and the runtime's message if there is one.
    package var wordsWithMessage: String {
        ownMessage.isEmpty ? words : "\(words) \(ownMessage)"
    }

    /// The name of a signal whose number is the same on every system; `nil` for others.
    private var signalName: String? {
        [
            4: "illegal instruction", 5: "the runtime's trap", 6: "abort", 8: "arithmetic error",
            9: "kill", 11: "bad memory access", 13: "broken pipe", 15: "termination",
        ][code]
    }
}
