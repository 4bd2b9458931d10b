import Interview
import Judge

/// Predictions, ten at a time, harder as one succeeds.
struct QuizCommand: Subcommand {
    static let name = "quiz"
    static let synopsis = "[--seed SEED] [--level 1...5]"
    static let summary = "Asks for predictions, ten at a time, harder as one succeeds."

    private var seed: UInt64?
    private var level = 1

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--seed": seed = try arguments.seed(of: word)
            case "--level":
                level = try arguments.number(
                    of: word,
                    named: "LEVEL",
                    in: PredictionLevel.numbers
                )
            default: throw arguments.notUnderstood(word)
            }
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        do {
            let quiz = Quiz(
                seed: seed ?? UInt64.random(in: 1...999_999),
                level: PredictionLevel(level),
                source: try PredictionJudge(workbook),
                dialogue: terminal.dialogue()
            )
            try quiz.run()
            return .passed
        } catch {
            terminal.complain(
                "The scenes cannot be played: \((error as? ToolchainFault)?.message ?? "\(error)")"
            )
            return .graderFault
        }
    }
}
