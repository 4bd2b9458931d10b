/// The processes that play for a session: started when they are needed, and kept.
final class SessionProcesses {
    private let attemptProgram: String
    private let referenceProgram: String
    private let sandbox: any Sandbox
    private var running: (attempts: [AttemptProcess], reference: AttemptProcess?) = ([], nil)

    /// Creates no process yet.
    ///
    /// - Parameters:
    ///   - attempt: The attempt's program.
    ///   - reference: The reference's program, which is trusted.
    ///   - sandbox: What the attempt is started in.
    init(attempt: String, reference: String, sandbox: any Sandbox) {
        attemptProgram = attempt
        referenceProgram = reference
        self.sandbox = sandbox
    }

    /// The reference's process.
    func reference() throws -> AttemptProcess {
        if let reference = running.reference { return reference }
        let started = try AttemptProcess(program: referenceProgram, in: OpenSandbox())
        running.reference = started
        return started
    }

    /// Some processes of the attempt, as many as play scenes side by side.
    ///
    /// One whose crash can be looked into is for that alone: its memory is open to more than others' is.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - reportsCrashes: Whether a crash of them must be looked into.
    func attempts(_ count: Int, reportsCrashes: Bool) throws -> [AttemptProcess] {
        running.attempts.removeAll { $0.reportsCrashes != reportsCrashes }
        while running.attempts.count < count {
            running.attempts.append(
                try AttemptProcess(
                    program: attemptProgram,
                    in: sandbox,
                    reportsCrashes: reportsCrashes
                )
            )
        }
        return Array(running.attempts.prefix(count))
    }

    /// Takes what the attempt's processes printed, and lets go of those that ended.
    func takePrinted() -> [(output: [UInt8], errors: [UInt8])] {
        defer { running.attempts.removeAll(where: \.hasEnded) }
        return running.attempts.map { $0.takePrinted() }
    }

    /// Ends all.
    func end() {
        running = ([], nil)
    }
}
