import Catalogue
import Isolation
import Platform
import Play
import Results
import Scenario

/// The start of a session: programs to play scenes and the reference's results, or the reason why
/// no scene can be played.
struct SessionStart {
    private(set) var obstacle: Obstacle?
    private(set) var warnings: [Diagnostic] = []
    private(set) var names: AnswerNames?
    private(set) var processes: SessionProcesses?
    private(set) var round: BackgroundWork<RandomRound>?

    /// Compiles an answer and the reference.
    ///
    /// - Parameters:
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - path: The answer's path as a student of a class knows it; `nil` outside of a class.
    ///   - seed: The seed of the random scenes; `nil` if no test needs them.
    ///   - memory: The reference's known results in a class.
    init(
        _ exercise: Exercise,
        workbook: Workbook,
        file: String?,
        shownAs path: String?,
        limits: AttemptLimits,
        seed: UInt64?,
        memory: ReferenceMemory
    ) {
        do {
            let preparation = try AttemptPreparation(
                exercise,
                workbook: workbook,
                file: file,
                shownAs: path,
                in: try SandboxChoice(workbook).ofEnvironment()
            )
            let reference = try preparation.buildReference()
            // The reference plays them while the answer is compiled.
            round = seed.map { seed in
                BackgroundWork {
                    try memory.round(of: reference, seed: seed) {
                        try RandomRound(
                            exercise,
                            seed: seed,
                            reference: AttemptProcess(program: reference, in: NoSandbox()),
                            limits: limits
                        )
                    }
                }
            }
            take(
                try preparation.buildAnswer(),
                reference: reference,
                in: preparation.sandbox,
                memory
            )
        } catch let obstacle as Obstacle {
            self.obstacle = obstacle
        } catch {
            obstacle = .graderFault(error.sentence)
        }
    }

    private mutating func take(
        _ answer: BuildResult,
        reference: String,
        in sandbox: any Sandbox,
        _ memory: ReferenceMemory
    ) {
        switch answer {
        case .built(let program, let messages, let names):
            self.names = names
            processes = SessionProcesses(
                attempt: program,
                reference: reference,
                sandbox: sandbox,
                memory: memory
            )
            warnings = messages
        case .refused(let messages): obstacle = .didNotCompile(messages)
        case .notAccepted(let messages): obstacle = .notAccepted(messages)
        }
    }
}
