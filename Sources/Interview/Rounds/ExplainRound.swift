/// A question of the bank: the candidate explains, sees a good answer, and marks the own one.
struct ExplainRound {
    let question: BankQuestion
    let dialogue: Dialogue

    private static let answerHelp =
        "Say your answer aloud, or type it. An empty line shows a good answer."
    private static let pointHelp = "Did you say it, in whatever words? y for yes, n for no."

    func run() -> RoundResult {
        dialogue.say { $0.paragraph(question.text, .strong) }
        if let result = hearAnswer() { return result }
        showAnswer()
        return mark()
    }

    private func hearAnswer() -> RoundResult? {
        dialogue.say("Aloud or typed; an empty line ends your answer.", .faint)
        while true {
            let reply = dialogue.ask(">", help: ExplainRound.answerHelp)
            guard case .text(let line) = reply else { return RoundResult(reply) }
            if line.trimmed.isEmpty { return nil }
        }
    }

    private func showAnswer() {
        dialogue.say { page in
            page.paragraph(question.answer, label: "Good answer  ", labelInk: .good)
            for wrong in question.wrongAnswers {
                page.paragraph(wrong, label: "Often wrong  ", labelInk: .bad)
            }
        }
        dialogue.say("Which of these points did you make?", .strong)
    }

    private func mark() -> RoundResult {
        var made = 0
        for (index, point) in question.points.enumerated() {
            dialogue.say { $0.paragraph(point, label: "  \(index + 1). ") }
            switch dialogue.askYesOrNo("    said?", help: ExplainRound.pointHelp) {
            case .given(true): made += 1
            case .given(false): break
            case .skipped: return .skipped
            case .stopped(let stop): return .stopped(stop)
            }
        }
        dialogue.say("\(made) of \(question.points.count) points.", .strong)
        return .marked(Double(made) / Double(question.points.count))
    }
}
