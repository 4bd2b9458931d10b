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
            attempts.append(
                try AttemptProcess(
                    program: attemptProgram,
                    in: sandbox,
                    reportsCrashes: reportsCrashes
                )
            )
        }
        return Array(attempts.prefix(count))
    }

    /// Takes what the attempt's processes printed, and lets go of those that ended.
    func takePrinted() -> [(output: [UInt8], errors: [UInt8])] {
        defer { attempts.removeAll(where: \.hasEnded) }
        return attempts.map { $0.takePrinted() }
    }

    /// Ends all of the attempt.
    func end() {
        attempts = []
    }
}
