import Isolation
import Play

/// The attempt's processes, started on demand and reused.
final class SessionProcesses {
    private let attemptProgram: String
    /// The path of the reference's program, which is trusted.
    let referenceProgram: String
    private let sandbox: any Sandbox
    private var attempts: [AttemptProcess] = []

    /// Starts no process yet.
    init(attempt: String, reference: String, sandbox: any Sandbox) {
        attemptProgram = attempt
        referenceProgram = reference
        self.sandbox = sandbox
    }

    /// The processes of the attempt that play scenes in parallel.
    ///
    /// A process that reports crashes is used for nothing else, because its memory is more
    /// accessible than that of others.
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

    /// Returns the output of the attempt's processes, and releases those that ended.
    func takePrinted() -> [PrintedBytes] {
        defer { attempts.removeAll(where: \.hasEnded) }
        return attempts.map { $0.takePrinted() }
    }

    func end() {
        attempts = []
    }
}
