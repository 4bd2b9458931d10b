import Catalogue
import Interview
import Platform
import Scenario
import Subcommands

struct QuizCommand: Subcommand {
    static let name = "quiz"
    static let options = [Option.seed, .level, .topicOfQuiz, .scorecard]
    static let summary = "Asks for predictions, ten at a time, harder as you succeed."

    private let seed: UInt64?
    private let level: Int
    private let kinds: [PredictionKind]
    private let scorecard: ScorecardFile?

    init(_ arguments: Arguments) throws(WrongUse) {
        seed = try arguments.seed()
        level = try arguments.number(.level, in: PredictionLevel.numbers) ?? 1
        let topic = arguments[.topicOfQuiz]
        kinds = PredictionKind.allCases.filter { topic == nil || $0.topic == topic }
        guard !kinds.isEmpty else {
            throw WrongUse(
                "TOPIC=\(topic ?? "") has no scenes to predict: choose one of "
                    + PredictionKind.topics.joined(separator: ", ") + "."
            )
        }
        scorecard = try arguments.scorecard()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        do {
            let quiz = Quiz(
                seed: seed ?? SeededGenerator.drawnSeed(),
                level: PredictionLevel(level),
                kinds: kinds,
                predictions: try PredictionJudge(workbook).prediction,
                dialogue: terminal.dialogue(),
                scorecard: scorecard
            )
            try quiz.run()
            return .passed
        } catch {
            terminal.writeMessage(
                "The scenes cannot be played: \(error.sentence)"
            )
            return .graderFault
        }
    }
}

extension Option {
    fileprivate static let level = value("--level", "LEVEL", "1...5")
    /// A topic that has scenes to predict.
    fileprivate static let topicOfQuiz = value(
        "--topic",
        "TOPIC",
        PredictionKind.topics.joined(separator: "|")
    )
}
