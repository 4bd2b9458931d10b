import Scenario

/// The processes that play for a session: started when they are needed, and kept.
final class SessionProcesses {
    private let attemptProgram: String
    private let referenceProgram: String
    private let sandbox: any Sandbox
    private let memory: ReferenceMemory
    private var attempts: [AttemptProcess] = []

    /// Creates no process yet.
    ///
    /// - Parameters:
    ///   - attempt: The attempt's program.
    ///   - reference: The reference's program, which is trusted.
    ///   - sandbox: What the attempt is started in.
    ///   - memory: What keeps the reference's process.
    init(attempt: String, reference: String, sandbox: any Sandbox, memory: ReferenceMemory) {
        attemptProgram = attempt
        referenceProgram = reference
        self.sandbox = sandbox
        self.memory = memory
    }

    /// The reference's process.
    func reference() throws -> AttemptProcess { try memory.process(of: referenceProgram) }

    /// What the reference did in scenes, if it played them for another answer.
    func knownReplies(to scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) -> [[UInt8]]? {
        memory.replies(of: referenceProgram, to: scenes, telling: kinds)
    }

    /// Keeps what the reference did in scenes that every answer plays.
    func keep(_ replies: [[UInt8]], in scenes: [Scene], telling kinds: Set<TraceEvent.Kind>) {
        memory.keep(replies, of: referenceProgram, in: scenes, telling: kinds)
    }

    /// Some processes of the attempt, as many as play scenes side by side.
    ///
    /// One whose crash can be looked into is for that alone: its memory is open to more than others' is.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - reportsCrashes: Whether a crash of them must be looked into.
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

    /// Takes what the attempt's processes printed, and lets go of those that ended.
    func takePrinted() -> [PrintedBytes] {
        defer { attempts.removeAll(where: \.hasEnded) }
        return attempts.map { $0.takePrinted() }
    }

    /// Ends all of the attempt.
    func end() {
        attempts = []
    }
}
