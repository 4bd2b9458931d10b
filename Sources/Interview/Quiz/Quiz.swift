import Reports
import Scenario

/// Asks for predictions, ten at a time, with rising difficulty.
package final class Quiz {
    private let dialogue: Dialogue
    private let source: any PredictionSource
    private var generator: SeededGenerator
    private var level: PredictionLevel
    private var rightInARow = 0

    /// The number of questions before the quiz offers to stop.
    package static let length = 10
    /// The number of right answers in a row that leads to the next level.
    private static let rightForHarder = 2

    /// - Parameters:
    ///   - seed: The seed of all random choices.
    ///   - level: The first level.
    package init(
        seed: UInt64,
        level: PredictionLevel,
        source: any PredictionSource,
        dialogue: Dialogue
    ) {
        self.level = level
        self.source = source
        self.dialogue = dialogue
        generator = SeededGenerator(seed: seed)
        dialogue.say {
            $0.paragraph("Quiz, seed \(seed)", .strong)
            $0.paragraph(
                "Predict what happens. Two right answers in a row make it harder, a wrong one "
                    + "easier. `help` says what can be typed, `skip` leaves a question out, `quit` "
                    + "stops.",
                .faint
            )
        }
    }

    /// Asks ten questions, and ten more as long as the candidate agrees.
    package func run() throws {
        var goesOn = true
        while goesOn {
            guard try askAll() else { return }
            switch dialogue.askYesOrNo(
                "Ten more?",
                help: "Ten more questions begin at level \(level.number)."
            ) {
            case .given(let answer): goesOn = answer
            case .skipped, .stopped: goesOn = false
            }
        }
    }

    /// Asks ten questions.
    ///
    /// - Returns: Whether all of them were asked.
    private func askAll() throws -> Bool {
        var right = 0
        for number in 1...Quiz.length {
            let kind = PredictionKind.allCases[(number - 1) % PredictionKind.allCases.count]
            dialogue.gap()
            dialogue.say(
                "Question \(number) of \(Quiz.length), level \(level.number): predict",
                .accent
            )
            let prediction = try source.prediction(kind, level, seed: generator.next())
            switch PredictRound(prediction: prediction, dialogue: dialogue).run() {
            case .marked(let share):
                if share == 1 { right += 1 }
                adapt(isRight: share == 1)
            case .skipped: adapt(isRight: false)
            case .stopped(let stop):
                if stop == .end { dialogue.say("The input is at an end.", .caution) }
                sayResult(right, of: number - 1)
                return false
            }
        }
        sayResult(right, of: Quiz.length)
        return true
    }

    private func adapt(isRight: Bool) {
        guard isRight else {
            rightInARow = 0
            level = level.easier
            return
        }
        rightInARow += 1
        guard rightInARow == Quiz.rightForHarder else { return }
        rightInARow = 0
        level = level.harder
    }

    private func sayResult(_ right: Int, of count: Int) {
        guard count > 0 else { return }
        dialogue.gap()
        dialogue.say("\(right) of \(count) right, and you are at level \(level.number).", .strong)
    }
}
