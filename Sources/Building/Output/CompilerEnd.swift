import Isolation
import Foundation
import Platform
import Results

/// The end of a compile that neither made a program nor reported all errors.
///
/// It does not show whether the answer fits its exercise.
enum CompilerEnd: ExplainedError, Hashable {
    /// It computed until it ran into the time limit.
    case tookTooLong(seconds: Int)
    /// It ran into the time limit after computing for only part of it: the machine held it up.
    case wasHeldUp(seconds: Int)
    /// It ran into the limit of CPU time.
    case computedTooLong(seconds: Int)
    case ranOutOfMemory
    /// It wrote a file larger than the limit.
    case wroteTooMuch
    /// It was killed from outside, for example by a system that is short of memory.
    case wasKilled
    /// The disk on which it works is full, or nearly.
    case hadNoRoom
    case crashed(signal: Int32)

    /// The share of the time limit that must be CPU time before the answer is to blame.
    private static let computingShare = 5.0 / 6

    /// Classifies the end of a compile; `nil` if the compiler exited by itself.
    init?(_ run: ToolRun, secondsAllowed: Double) {
        guard let end = run.end else {
            // If the system does not report CPU time, all of the time counts.
            let secondsComputed = run.secondsOfLongestThread ?? secondsAllowed
            let seconds = Int(secondsAllowed)
            self =
                secondsComputed < CompilerEnd.computingShare * secondsAllowed
                ? .wasHeldUp(seconds: seconds) : .tookTooLong(seconds: seconds)
            return
        }
        switch CompilerEnd.signal(of: end) {
        case nil: return nil
        // The judge's own limits send other signals, so something outside ended the compiler.
        case SIGKILL, SIGTERM: self = .wasKilled
        case _ where CompilerEnd.complaintsOfMemory.contains(where: run.text.contains):
            self = .ranOutOfMemory
        case SIGXCPU: self = .computedTooLong(seconds: ResourceLimits.secondsOfCompiling)
        case SIGXFSZ: self = .wroteTooMuch
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

    /// Whether a compiler error about no file says that the disk is full.
    static func saysDiskIsFull(_ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            ["error: ", "<unknown>:0: error: ", "ld.lld: error: ", "LLVM ERROR: "]
                .contains(where: line.hasPrefix)
                && ["No space left on device", "quota exceeded"].contains(where: line.contains)
        }
    }

    /// Whether something outside ended the compiler, which says nothing about the answer.
    var isFromOutside: Bool {
        switch self {
        case .wasKilled, .wasHeldUp, .hadNoRoom: true
        case .tookTooLong, .computedTooLong, .ranOutOfMemory, .wroteTooMuch, .crashed: false
        }
    }

    /// The fault to report if the compiler ended in this way more than once.
    var fault: Fault { Fault(message) }

    var message: String { "\(reason). \(advice)" }

    func diagnostic(on file: String) -> Diagnostic {
        Diagnostic(severity: .error, file: file, message: reason, advice: advice)
    }

    private var reason: String {
        switch self {
        case .tookTooLong(let seconds): "the compiler did not finish within \(seconds) s"
        case .computedTooLong(let seconds):
            "the compiler was stopped after \(seconds) s of processor time"
        case .ranOutOfMemory: "the compiler ran out of memory"
        case .wroteTooMuch:
            "the program would be larger than \(ResourceLimits.maximumMegabytesOfProgram) MB"
        case .wasKilled: "something outside stopped the compiler before it finished"
        case .hadNoRoom: "the disk with the workbook's cache is full, or nearly"
        case .wasHeldUp(let seconds):
            "the machine did not let the compiler finish within \(seconds) s"
        case .crashed(let signal): "the compiler itself crashed (signal \(signal))"
        }
    }

    private var advice: String {
        switch self {
        case .tookTooLong: "Split long expressions into several simple ones."
        case .wasKilled, .wasHeldUp:
            "The machine may be short of memory, or busy: check again with less beside it."
        case .hadNoRoom: "Free some space, and check again."
        case .computedTooLong, .ranOutOfMemory:
            "Split long expressions, and literals with very many parts, into several simple ones."
        case .wroteTooMuch: "Shorten what is very long: names, literals, or the whole file."
        case .crashed:
            "That is a bug in the compiler. Write it in another way: split long or deeply nested "
                + "expressions, and write throws without a type of error."
        }
    }
}
