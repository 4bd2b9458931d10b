import Catalogue
import Isolation
import Platform
import Play

extension GradingSession {
    /// Compiles the answer and the reference.
    ///
    /// - Parameters:
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - path: The answer's path as a student of a class knows it; `nil` outside of a class.
    ///   - seed: The seed of the random scenes; `nil` if no test needs them.
    func start(_ workbook: Workbook, file: String?, shownAs path: String?, seed: UInt64?) throws {
        let preparation = try AttemptPreparation(
            exercise,
            workbook: workbook,
            file: file,
            shownAs: path,
            in: try SandboxChoice(workbook).ofEnvironment()
        )
        let reference = try preparation.buildReference()
        // The reference plays the random scenes while the answer is compiled.
        let (exercise, memory, limits) = (exercise, memory, limits)
        round = seed.map { seed in
            BackgroundWork {
                try memory.round(of: reference, seed: seed) { process in
                    try RandomRound(exercise, seed: seed, reference: process, limits: limits)
                }
            }
        }
        let answer = try preparation.buildAnswer()
        warnings = answer.warnings
        names = answer.names
        processes = SessionProcesses(
            attempt: answer.program,
            reference: reference,
            sandbox: preparation.sandbox
        )
    }
}
