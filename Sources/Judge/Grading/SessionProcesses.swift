import Isolation
import Play
import Scenario

/// The processes that play for a session, started on demand and reused.
final class SessionProcesses {
    private let attemptProgram: String
    private let referenceProgram: String
    private let sandbox: any Sandbox
    private let memory: ReferenceMemory
    private var attempts: [AttemptProcess] = []

    /// Starts no process yet.
    ///
    /// - Parameters:
    ///   - attempt: The path of the attempt's program.
    ///   - reference: The path of the reference's program, which is trusted.
    ///   - sandbox: The sandbox of the attempt.
    ///   - memory: The owner of the reference's process.
    init(attempt: String, reference: String, sandbox: any Sandbox, memory: ReferenceMemory) {
        attemptProgram = attempt
        referenceProgram = reference
        self.sandbox = sandbox
        self.memory = memory
    }

    func reference() throws -> AttemptProcess { try memory.process(of: referenceProgram) }

    /// The reference's events in scenes, if it played them for another answer.
    func knownReplies(to scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) -> [[UInt8]]? {
        memory.replies(of: referenceProgram, to: scenes, telling: kinds)
    }

    /// Caches the reference's events in scenes that every answer plays.
    func keep(_ replies: [[UInt8]], in scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) {
        memory.keep(replies, of: referenceProgram, in: scenes, telling: kinds)
    }

    /// The processes of the attempt that play scenes in parallel.
    ///
    /// A process that reports crashes is used for nothing else, because its memory is more
    /// accessible than that of others.
    func attempts(_ count: Int, reportsCrashes: Bool) throws -> [AttemptProcess] {
        attempts.removeAll { $0.reportsCrashes != reportsCrashes }
        while attempts.count < count {
            attempts.append(try attempt(reportsCrashes: reportsCrashes))
        }
        return Array(attempts.prefix(count))
    }

    private func attempt(reportsCrashes: Bool) throws -> AttemptProcess {
        try AttemptProcess(
            program: attemptProgram,
            in: sandbox,
            reportsCrashes: reportsCrashes
        )
    }

    /// Returns the output of the attempt's processes, and releases those that ended.
    func takePrinted() -> [PrintedBytes] {
        defer { attempts.removeAll(where: \.hasEnded) }
        return attempts.map { $0.takePrinted() }
    }

    func end() {
        attempts = []
    }
}
