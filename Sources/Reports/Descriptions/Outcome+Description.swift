import Results

extension Outcome {
    /// The outcome in a word or two, as it follows a name: "Exercise 3: crashed".
    package var words: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .notStarted: "not started"
        case .didNotCompile: "does not compile"
        case .crashed: "crashed"
        case .timedOut: "did not return"
        case .skipped: "not run"
        case .graderFault: "grader's fault"
        case .missing: "missing"
        case .notAccepted: "not accepted"
        }
    }

    package func symbol(in glyphs: Glyphs) -> String {
        switch self {
        case .passed: glyphs.passed
        case .failed, .didNotCompile, .crashed, .timedOut, .notAccepted: glyphs.failed
        case .notStarted, .missing: glyphs.notStarted
        case .skipped: glyphs.skipped
        case .graderFault: glyphs.fault
        }
    }

    package var ink: Ink {
        switch self {
        case .passed: .good
        case .failed, .didNotCompile, .crashed, .timedOut, .notAccepted: .bad
        case .notStarted, .skipped, .missing: .faint
        case .graderFault: .caution
        }
    }

    /// A detail to add after a test's name, if the symbol is ambiguous.
    package var detail: String? {
        switch self {
        case .passed, .failed: nil
        case .notStarted, .didNotCompile, .crashed, .timedOut, .skipped, .graderFault, .missing,
            .notAccepted:
            words
        }
    }
}

extension Glyphs {
    /// The width of the widest outcome symbol, in columns.
    var symbolWidth: Int {
        Outcome.allCases.map { $0.symbol(in: self).displayWidth }.max() ?? 1
    }
}
