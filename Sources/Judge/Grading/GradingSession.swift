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
    private var secondsOfCrashes = 0.0
    private var nextIdentifier: Int32 = 1

    /// Compiles an answer and the reference, or finds out why it cannot.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - workbook: Where everything is.
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - limits: How much the attempt may use.
    public init(
        _ exercise: Exercise,
        workbook: Workbook,
        file: String? = nil,
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
        public var reference: [UInt8]
        /// The attempt's steps, as far as it came.
        public var attempt: [UInt8]
        /// How the attempt's process ended, if it did not play the scene to the end.
        public var termination: Termination?
    }

    /// Whether so much time was lost that nothing more is played.
    public var isExhausted: Bool { secondsLost >= limits.secondsPerExercise }

    /// How much is told of a scene, and how long it may take.
    public enum Pace: Sendable {
        /// Some kinds of events only, all of a scene at once.
        case quick(Set<TraceEvent.Kind>)
        /// Everything, each event as it happens, so that the last one survives a crash. For a scene
        /// that went wrong before: it gets what is left of a case's time if that is why.
        case thorough(afterTimeLimit: Bool)

        var kinds: Set<TraceEvent.Kind> {
            switch self {
            case .quick(let kinds): kinds
            case .thorough: Set(TraceEvent.Kind.allCases)
            }
        }

        /// Whether everything is told.
        var isThorough: Bool {
            if case .thorough = self { true } else { false }
        }

        /// The part of a case's time that it gets.
        ///
        /// Both together cost an endless loop the whole of it once. A crash, whose report takes its
        /// time, is not to become an endless loop.
        var share: Double {
            switch self {
            case .quick, .thorough(afterTimeLimit: false): 0.85
            case .thorough(afterTimeLimit: true): 0.15
            }
        }
    }

    /// Plays scenes with the reference and with the attempt, side by side, until the attempt's
    /// process ends.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - pace: How much is told.
    /// - Returns: As many results as scenes were begun.
    public func play(_ scenes: [Scene], _ pace: Pace) throws -> [Played] {
        let requests = scenes.map { request($0, pace) }
        let seconds = pace.share * limits.secondsPerCase
        let reportsCrashes = pace.isThorough && secondsOfCrashes < limits.secondsOfCrashReports
        let start = monotonicSeconds()
        let playbacks = try Playbacks(
            reference: process(\.reference, referenceProgram, reportsCrashes: true),
            attempt: process(\.attempt, attemptProgram, reportsCrashes: reportsCrashes),
            requests,
            seconds: seconds,
            limits
        )
        if let attempt { printed.add(attempt.takePrinted(), limit: limits.shownBytes) }
        if let fault = playbacks.reference.termination {
            throw ToolchainFault(message: "the reference solution ended early: \(fault)")
        }
        if let termination = playbacks.attempt.termination {
            attempt = nil
            let elapsed = monotonicSeconds() - start
            secondsLost += elapsed
            if termination.kind == .signal, pace.isThorough { secondsOfCrashes += elapsed }
        }
        return zip(playbacks.reference.events, playbacks.attempt.events).enumerated()
            .map { index, events in
                let isLast = index == playbacks.attempt.events.count - 1
                return Played(
                    reference: events.0,
                    attempt: events.1,
                    termination: isLast ? playbacks.attempt.termination : nil
                )
            }
    }

    private func request(_ scene: Scene, _ pace: Pace) -> Request {
        defer { nextIdentifier &+= 1 }
        let isImmediate = pace.isThorough
        return Request(
            header: Request.Header(
                identifier: nextIdentifier,
                kinds: pace.kinds.bits,
                isImmediate: isImmediate
            ),
            scene: scene
        )
    }

    /// Both processes play the same requests at the same time, each on a thread of its own.
    private struct Playbacks {
        let reference: AttemptProcess.Playback
        let attempt: AttemptProcess.Playback

        init(
            reference: AttemptProcess,
            attempt: AttemptProcess,
            _ requests: [Request],
            seconds: Double,
            _ limits: AttemptLimits
        ) {
            nonisolated(unsafe) var playbacks: [AttemptProcess.Playback?] = [nil, nil]
            nonisolated(unsafe) let processes = [reference, attempt]
            let lock = NSLock()
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                let playback = processes[index].play(
                    requests,
                    seconds: index == 0 ? 10 : seconds,
                    limits: limits
                )
                lock.withLock { playbacks[index] = playback }
            }
            self.reference = playbacks[0] ?? AttemptProcess.Playback()
            self.attempt = playbacks[1] ?? AttemptProcess.Playback()
        }
    }

    private func process(
        _ path: ReferenceWritableKeyPath<GradingSession, AttemptProcess?>,
        _ program: String?,
        reportsCrashes: Bool
    ) throws -> AttemptProcess {
        if let running = self[keyPath: path] { return running }
        guard let program else { throw ToolchainFault(message: "there is no program to run") }
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let report = "\(folder)/crash-\(ProcessInfo.processInfo.processIdentifier).json"
        let started = try AttemptProcess(
            program: program,
            crashReport: report,
            reportsCrashes: reportsCrashes
        )
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

/// What an answer printed, up to a limit.
///
/// What the runtime says of a crash is not the answer's.
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
