import Scenario

/// What a session begins with: programs to play scenes, and what the reference does in them; or why
/// no scene can be played.
struct SessionStart {
    private(set) var obstacle: GradingSession.Obstacle?
    private(set) var warnings: [Diagnostic] = []
    private(set) var names: AnswerNames?
    private(set) var processes: SessionProcesses?
    private(set) var round: BackgroundWork<RandomRound>?
    private(set) var kept: KeptReplies?

    /// Compiles an answer and the reference.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - workbook: Where everything is.
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - path: The answer's path as a student of a class knows it; `nil` outside of one.
    ///   - limits: How much the attempt may use.
    ///   - seed: The seed of the random scenes; `nil` where none will be asked for.
    ///   - memory: What is known of the reference in a class.
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
            round = seed.map { seed in
                let kept = path.map { _ in
                    KeptRound(exercise, seed: seed, program: reference, workbook: workbook)
                }
                return SessionStart.round(
                    exercise,
                    seed: seed,
                    kept: kept,
                    memory: memory,
                    program: reference,
                    limits: limits
                )
            }
            kept = path.map { _ in
                memory.replies(of: exercise, program: reference, workbook: workbook)
            }
            take(
                try preparation.buildAnswer(),
                reference: reference,
                in: preparation.sandbox,
                memory
            )
        } catch let preparationObstacle as PreparationObstacle {
            obstacle = preparationObstacle.obstacle
        } catch let fault as ToolchainFault {
            obstacle = .graderFault(fault.message)
        } catch let fault as SandboxFault {
            obstacle = .graderFault(fault.message)
        } catch {
            obstacle = .graderFault("\(error)")
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

    /// The random scenes, as the reference played them before, or as it does now, while the answer is
    /// being compiled.
    ///
    /// - Parameters:
    ///   - kept: The place of a round played before; `nil` where the seed is new each time.
    ///   - memory: What was read from there before.
    private static func round(
        _ exercise: Exercise,
        seed: UInt64,
        kept: KeptRound?,
        memory: ReferenceMemory,
        program: String,
        limits: AttemptLimits
    ) -> BackgroundWork<RandomRound> {
        BackgroundWork {
            if let round = kept.flatMap({ memory.round($0, exercise, seed: seed) }) {
                return round
            }
            let round = try RandomRound(
                exercise,
                seed: seed,
                reference: AttemptProcess(program: program, in: OpenSandbox()),
                limits: limits
            )
            kept?.keep(round)
            return round
        }
    }
}
