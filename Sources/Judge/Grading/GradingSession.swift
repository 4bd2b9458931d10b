import Foundation
import Scenario

/// One answer being graded: its attempt's process and the reference's, and what was used up.
public final class GradingSession {
    /// Why no scene can be played.
    public enum Obstacle: Hashable, Sendable {
        /// The answer is the untouched stub.
        case notStarted
        /// The compiler, or the workbook, refused the file.
        case didNotCompile([Diagnostic])
        /// The grader is at fault.
        case graderFault(String)
    }

    /// Why no scene can be played, if so.
    public let obstacle: Obstacle?
    /// The compiler's warnings about the answer.
    public let warnings: [Diagnostic]
    /// What the answer printed since it was last asked for, cut where it is too much.
    public private(set) var printed = PrintedText()
    /// The limits in force.
    public let limits: AttemptLimits

    private let attemptProgram: String?
    private let referenceProgram: String?
    private var attempt: AttemptProcess?
    private var reference: AttemptProcess?
    private var secondsLost = 0.0
    private var nextIdentifier: Int32 = 1

    /// Compiles an answer and the reference, or finds out why it cannot.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - workbook: Where everything is.
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - limits: How much the attempt may use.
    public init(
        _ exercise: Exercise, workbook: Workbook, file: String? = nil,
        limits: AttemptLimits = AttemptLimits()
    ) {
        self.limits = limits
        var programs: (attempt: String, reference: String)?
        var warnings: [Diagnostic] = []
        var obstacle: Obstacle?
        do {
            let preparation = try AttemptPreparation(exercise, workbook: workbook, file: file)
            switch preparation.answer {
            case .built(let program, let messages):
                programs = (program, preparation.reference)
                warnings = messages
            case .refused(let messages): obstacle = .didNotCompile(messages)
            }
        } catch let preparationObstacle as PreparationObstacle {
            obstacle = preparationObstacle.obstacle
        } catch let fault as ToolchainFault {
            obstacle = .graderFault(fault.message)
        } catch {
            obstacle = .graderFault("\(error)")
        }
        self.obstacle = obstacle
        self.warnings = warnings
        attemptProgram = programs?.attempt
        referenceProgram = programs?.reference
    }

    /// What became of one scene.
    public struct Played {
        /// The reference's steps.
        public var reference: [TraceEvent]
        /// The attempt's steps, as far as it came.
        public var attempt: [TraceEvent]
        /// How the attempt's process ended, if it did not play the scene to the end.
        public var termination: Termination?
    }

    /// Whether so much time was lost that nothing more is played.
    public var isExhausted: Bool { secondsLost >= limits.secondsPerExercise }

    /// Plays a scene with the reference and with the attempt.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - kinds: The kinds of events to tell.
    ///   - isImmediate: Whether each event is told as it happens.
    public func play(
        _ scene: Scene, kinds: Set<TraceEvent.Kind> = Set(TraceEvent.Kind.allCases),
        isImmediate: Bool = true
    ) throws -> Played {
        let header = Request.Header(
            identifier: nextIdentifier, kinds: kinds.bits, isImmediate: isImmediate)
        nextIdentifier += 1
        let request = Request(header: header, scene: scene)
        var played = Played(reference: [], attempt: [], termination: nil)
        let fault = try process(\.reference, referenceProgram).play(
            request, seconds: 10, limits: limits
        ) { played.reference += $0 }
        if let fault {
            throw ToolchainFault(message: "the reference solution ended early: \(fault)")
        }
        let allowed = min(limits.secondsPerCase, max(limits.secondsPerExercise - secondsLost, 0.1))
        let process = try process(\.attempt, attemptProgram)
        played.termination = process.play(request, seconds: allowed, limits: limits) {
            played.attempt += $0
        }
        printed.add(process.takePrinted(), limit: limits.shownBytes)
        if played.termination != nil { attempt = nil }
        if played.termination?.kind == .timeLimit { secondsLost += allowed }
        return played
    }

    private func process(
        _ path: ReferenceWritableKeyPath<GradingSession, AttemptProcess?>, _ program: String?
    ) throws -> AttemptProcess {
        if let running = self[keyPath: path] { return running }
        guard let program else { throw ToolchainFault(message: "there is no program to run") }
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let report = "\(folder)/crash-\(ProcessInfo.processInfo.processIdentifier).json"
        let started = try AttemptProcess(program: program, crashReport: report)
        self[keyPath: path] = started
        return started
    }

    /// Takes what was printed since the last time.
    public func takePrinted() -> String {
        defer { printed = PrintedText() }
        return printed.text
    }

    /// Ends both processes.
    public func end() {
        attempt = nil
        reference = nil
    }
}

/// What an answer printed, up to a limit. What the runtime says of a crash is not the answer's.
public struct PrintedText: Hashable, Sendable {
    /// The text.
    public private(set) var text = ""
    private var bytes = 0
    private var isCut = false

    mutating func add(_ printed: (output: [UInt8], errors: [UInt8]), limit: Int) {
        let errors = String(decoding: printed.errors, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: true)
            .filter { line in
                !line.hasPrefix("*** Signal") && !line.contains(": Fatal error: ")
            }
            .map { $0 + "\n" }.joined()
        let new = Array(printed.output) + Array(errors.utf8)
        guard !new.isEmpty, !isCut else { return }
        let room = max(limit - bytes, 0)
        text += String(decoding: PrintedText.start(of: new, atMost: room), as: UTF8.self)
        bytes += new.count
        if new.count > room {
            isCut = true
            text += "\n… and more, which is left out here.\n"
        }
    }

    /// The first bytes, without half a character at their end.
    private static func start(of bytes: [UInt8], atMost count: Int) -> ArraySlice<UInt8> {
        guard count < bytes.count else { return bytes[...] }
        var end = count
        while end > max(count - 4, 0), bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return bytes[..<end]
    }
}
