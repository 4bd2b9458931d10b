import Scenario

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a compile ended in which the compiler neither made a program nor finished saying what is wrong.
///
/// That says nothing about whether the answer fits its exercise.
enum CompilerEnd: Hashable {
    /// It ran into the limit of time, in seconds.
    case tookTooLong(seconds: Int)
    /// It ran into the limit of CPU time, in seconds.
    case computedTooLong(seconds: Int)
    /// It could not get as much memory as it asked for.
    case ranOutOfMemory
    /// It was ended from outside, as a system does that is short of memory.
    case wasKilled
    /// It crashed, with a signal.
    case crashed(signal: Int32)

    /// Looks at how a compile ended; `nil` where the compiler ended by itself.
    ///
    /// - Parameters:
    ///   - run: The compile.
    ///   - secondsAllowed: How long it had.
    init?(_ run: ToolRun, secondsAllowed: Double) {
        guard let end = run.end else {
            self = .tookTooLong(seconds: Int(secondsAllowed))
            return
        }
        switch CompilerEnd.signal(of: end) {
        case nil: return nil
        case _ where CompilerEnd.complaintsOfMemory.contains(where: run.text.contains):
            self = .ranOutOfMemory
        case SIGXCPU: self = .computedTooLong(seconds: ResourceLimits.secondsOfCompiling)
        case SIGKILL: self = .wasKilled
        case let signal?: self = .crashed(signal: signal)
        }
    }

    /// The shell tells the signal that ended its last command as a status above 128.
    private static func signal(of end: ProcessEnd) -> Int32? {
        switch end {
        case .signalled(let signal): signal
        case .exited(let status) where 129..<(128 + 65) ~= status: status - 128
        case .exited: nil
        }
    }

    /// What the compiler, or the library that it is made with, says last.
    private static let complaintsOfMemory = [
        "out of memory", "bad_alloc", "Cannot allocate memory", "Out of memory",
    ]

    /// The message for the student.
    func diagnostic(on file: String) -> Diagnostic {
        Diagnostic(severity: .error, file: file, message: message, advice: advice)
    }

    private var message: String {
        switch self {
        case .tookTooLong(let seconds): "the compiler did not finish within \(seconds) s"
        case .computedTooLong(let seconds):
            "the compiler was ended after \(seconds) s of computing"
        case .ranOutOfMemory: "the compiler ran out of memory"
        case .wasKilled: "the compiler was ended before it finished"
        case .crashed(let signal): "the compiler itself crashed (signal \(signal))"
        }
    }

    private var advice: String {
        switch self {
        case .tookTooLong: "Split long expressions into several simple ones."
        case .computedTooLong, .ranOutOfMemory, .wasKilled:
            "Split long expressions, and literals with very many parts, into several simple ones."
        case .crashed:
            "That is a fault of the compiler's. Write it in another way: split long or deeply nested "
                + "expressions."
        }
    }
}
