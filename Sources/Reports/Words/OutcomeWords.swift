import Scenario

extension Outcome {
    /// The outcome in a word or two, as it follows a name: "Exercise 3: crashed".
    public var words: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .notStarted: "not started"
        case .didNotCompile: "does not compile"
        case .crashed: "crashed"
        case .timedOut: "did not return"
        case .skipped: "not run"
        case .graderFault: "grader's fault"
        }
    }

    /// The outcome's symbol.
    public func symbol(in glyphs: Glyphs) -> String {
        switch self {
        case .passed: glyphs.passed
        case .failed, .didNotCompile, .crashed, .timedOut: glyphs.failed
        case .notStarted: glyphs.notStarted
        case .skipped: glyphs.skipped
        case .graderFault: glyphs.fault
        }
    }

    /// The outcome's colour.
    public var ink: Ink {
        switch self {
        case .passed: .good
        case .failed, .didNotCompile, .crashed, .timedOut: .bad
        case .notStarted, .skipped: .faint
        case .graderFault: .caution
        }
    }

    /// What a symbol leaves open, to be said behind a test's name.
    var detail: String? {
        switch self {
        case .passed, .failed: nil
        case .notStarted, .didNotCompile, .crashed, .timedOut, .skipped, .graderFault: words
        }
    }
}

extension Glyphs {
    /// The columns that the widest symbol of an outcome takes.
    var symbolWidth: Int {
        Outcome.allCases.map { $0.symbol(in: self).displayWidth }.max() ?? 1
    }
}
