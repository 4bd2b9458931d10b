import Reports
import Scenario

/// Asks for predictions, ten at a time, with rising difficulty.
package final class Quiz {
    private let dialogue: Dialogue
    /// The kinds of questions, which are asked in turn.
    private let kinds: [PredictionKind]
    private let predictions: PredictionSource
    private var generator: SeededGenerator
    private var level: PredictionLevel
    private var rightInARow = 0
    /// The missed questions so far, by their positions.
    private var missed: [Int: Missed] = [:]
    private var right = 0
    private var asked: [Prediction] = []
    private let scorecard: ScorecardFile?
    private let seed: UInt64

    /// The number of questions before the quiz offers to stop.
    package static let length = 10
    /// The number of right answers in a row that leads to the next level.
    private static let rightForHarder = 2
    /// The number of draws for a question that was not asked yet; an easy chain has few forms.
    private static let maximumDraws = 10

    /// - Parameter scorecard: The file for the result, in addition to the terminal.
    package init(
        seed: UInt64,
        level: PredictionLevel,
        kinds: [PredictionKind] = PredictionKind.allCases,
        predictions: @escaping PredictionSource,
        dialogue: Dialogue,
        scorecard: ScorecardFile? = nil
    ) {
        self.seed = seed
        self.scorecard = scorecard
        self.level = level
        self.kinds = kinds
        self.predictions = predictions
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
        defer { end() }
        do {
            repeat { try askTen() } while try wantsMore()
        } catch let stop as Stop {
            if stop == .end { dialogue.say("End of input.", .caution) }
        }
    }

    private func wantsMore() throws(Stop) -> Bool {
        let help = "Ten more questions begin at level \(level.number)."
        return try dialogue.askYesOrNo("Ten more?", help: help) ?? false
    }

    private func askTen() throws {
        let (before, rightBefore) = (asked.count, right)
        defer { sayResult(right - rightBefore, of: asked.count - before) }
        for number in 1...Quiz.length {
            let kind = kinds[(number - 1) % kinds.count]
            dialogue.gap()
            dialogue.say(
                "Question \(number) of \(Quiz.length), level \(level.number): predict",
                .accent
            )
            let prediction = try draw(kind)
            if let miss = try PredictRound(prediction: prediction, dialogue: dialogue).run() {
                missed[asked.count] = miss
                // A skipped question does not change the level.
                if !miss.isSkipped { adapt(isRight: false) }
            } else {
                right += 1
                adapt(isRight: true)
            }
            asked.append(prediction)
        }
    }

    /// Draws a question, preferably one that was not asked yet, or else the one asked longest ago.
    private func draw(_ kind: PredictionKind) throws -> Prediction {
        var oldest: (prediction: Prediction, index: Int)?
        for _ in 0..<Quiz.maximumDraws {
            let drawn = try predictions(kind, level, generator.next())
            guard let index = asked.lastIndex(where: drawn.asksTheSame) else { return drawn }
            if index < oldest?.index ?? .max { oldest = (drawn, index) }
        }
        return try oldest?.prediction ?? predictions(kind, level, generator.next())
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
        dialogue.say(sentence(right, of: count), .strong)
    }

    private func sentence(_ right: Int, of count: Int) -> String {
        "\(right) of \(count) right, and you are at level \(level.number)."
    }

    /// Lists the missed questions, and writes the file.
    private func end() {
        guard !asked.isEmpty else { return }
        let list = MissedList(missed, questions: asked.count)
        dialogue.say { list.add(to: &$0) }
        scorecard?.write(
            list.document(title: "Quiz, seed \(seed)") {
                $0.paragraph(sentence(right, of: asked.count))
            },
            in: dialogue
        )
    }
}
