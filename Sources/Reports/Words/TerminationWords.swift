import Scenario

extension Termination {
    /// How the attempt ended, in a sentence; the runtime's message apart.
    package var words: String {
        switch kind {
        case .signal: "It crashed with signal \(code)\(signalName.map { " (\($0))" } ?? "")."
        case .exit: "It ended itself with status \(code), before it was done."
        case .timeLimit: "It was ended, since it did not return within \(limitWords)."
        case .flood: "It was ended, since it printed without end or did too many steps."
        case .nonsense: "It was ended, since it wrote into the grader's own channel."
        }
    }

    /// The name of the signals that a crash gives on every system; others differ between them.
    private var signalName: String? {
        [
            4: "illegal instruction", 5: "the runtime's trap", 6: "abort", 8: "arithmetic error",
            9: "kill", 11: "bad memory access", 13: "broken pipe", 15: "termination",
        ][code]
    }
}
