/// The processes that play for a session: started when they are needed, and kept.
final class SessionProcesses {
    private let attemptProgram: String
    private let referenceProgram: String
    private let sandbox: any Sandbox
    private let memory: ReferenceMemory
    private var attempts: [AttemptProcess] = []
    private var forking = Forking.notYet

    /// How far it is that attempts are forked.
    private enum Forking {
        /// No process of the attempt ended so far.
        case notYet
        /// One did: another may end as well.
        case worthwhile
        case by(ForkServer)
        /// There is no way, or no more.
        case impossible
    }

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
            attempts.append(try attempt(reportsCrashes: reportsCrashes))
        }
        return Array(attempts.prefix(count))
    }

    private func attempt(reportsCrashes: Bool) throws -> AttemptProcess {
        // One server plays one attempt at a time.
        if !reportsCrashes, attempts.isEmpty, let forked = forked() { return forked }
        return try AttemptProcess(
            program: attemptProgram,
            in: sandbox,
            reportsCrashes: reportsCrashes
        )
    }

    /// A forked attempt, once one that was started has ended; what goes wrong with it is found out, and
    /// told, by starting another.
    private func forked() -> AttemptProcess? {
        if case .worthwhile = forking {
            let server = try? ForkServer(program: attemptProgram, in: sandbox)
            forking = server.map { .by($0) } ?? .impossible
        }
        guard case .by(let server) = forking else { return nil }
        let forked = try? AttemptProcess(from: server)
        if forked == nil { forking = .impossible }
        return forked
    }

    /// Takes what the attempt's processes printed, and lets go of those that ended.
    func takePrinted() -> [PrintedBytes] {
        defer {
            if case .notYet = forking, attempts.contains(where: \.hasEnded) {
                forking = .worthwhile
            }
            attempts.removeAll(where: \.hasEnded)
        }
        return attempts.map { $0.takePrinted() }
    }

    /// Ends all of the attempt.
    func end() {
        attempts = []
        forking = .notYet
    }
}
