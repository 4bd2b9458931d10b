import Foundation
import Platform
import Results

/// The end of a compile that neither made a program nor reported all errors.
///
/// It does not show whether the answer fits its exercise.
enum CompilerEnd: Hashable {
    /// It ran into the time limit.
    case tookTooLong(seconds: Int)
    /// It ran into the limit of CPU time.
    case computedTooLong(seconds: Int)
    case ranOutOfMemory
    /// It wrote a file past the limit.
    case wroteTooMuch
    /// It was killed from outside, for example by a system that is short of memory.
    case wasKilled
    case crashed(signal: Int32)

    /// Classifies the end of a compile; `nil` if the compiler exited by itself.
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
        case SIGXFSZ: self = .wroteTooMuch
        case SIGKILL: self = .wasKilled
        case let signal?: self = .crashed(signal: signal)
        }
    }

    /// The shell reports a signal that ended its last command as an exit status above 128.
    private static func signal(of end: ProcessEnd) -> Int32? {
        switch end {
        case .signalled(let signal): signal
        case .exited(let status) where 129..<(128 + 65) ~= status: status - 128
        case .exited: nil
        }
    }

    /// The last words of the compiler, or of LLVM, when memory runs out.
    private static let complaintsOfMemory = [
        "out of memory", "bad_alloc", "Cannot allocate memory", "Out of memory",
    ]

    func diagnostic(on file: String) -> Diagnostic {
        Diagnostic(severity: .error, file: file, message: message, advice: advice)
    }

    private var message: String {
        switch self {
        case .tookTooLong(let seconds): "the compiler did not finish within \(seconds) s"
        case .computedTooLong(let seconds):
            "the compiler was stopped after \(seconds) s of processor time"
        case .ranOutOfMemory: "the compiler ran out of memory"
        case .wroteTooMuch:
            "the program would be larger than \(ResourceLimits.maximumMegabytesOfProgram) MB"
        case .wasKilled: "the compiler was stopped before it finished"
        case .crashed(let signal): "the compiler itself crashed (signal \(signal))"
        }
    }

    private var advice: String {
        switch self {
        case .tookTooLong: "Split long expressions into several simple ones."
        case .computedTooLong, .ranOutOfMemory, .wasKilled:
            "Split long expressions, and literals with very many parts, into several simple ones."
        case .wroteTooMuch: "Shorten what is very long: names, literals, or the whole file."
        case .crashed:
            "That is a bug in the compiler. Write it in another way: split long or deeply nested "
                + "expressions."
        }
    }
}
