import Reports

/// A question of the bank: the candidate explains, sees a good answer, and marks their own.
struct ExplainRound {
    let question: BankQuestion
    let dialogue: Dialogue

    private static let answerHelp =
        "Say your answer aloud, or type it. An empty line shows a good answer."
    private static let pointHelp = "Did you say it, in whatever words? y for yes, n for no."

    /// - Returns: The points that the answer lacks; `nil` if it makes all of them.
    func run() throws(Stop) -> Missed? {
        dialogue.say { $0.paragraph(question.text, .strong) }
        dialogue.say("Aloud or typed; an empty line ends your answer.", .faint)
        while let line = try dialogue.ask(">", help: ExplainRound.answerHelp) {
            guard line.trimmed.isEmpty else { continue }
            showAnswer()
            return try mark()
        }
        showAnswer()
        dialogue.say { addPoints(question.points, to: &$0) }
        return skipped
    }

    /// Shows the answer, and stops the clock, because the candidate now reads instead of answering.
    private func showAnswer() {
        dialogue.stopClock()
        dialogue.say { page in
            page.paragraph(question.answer, label: "Good answer  ", labelInk: .good)
            for wrong in question.wrongAnswers {
                page.paragraph(wrong, label: "Common error ", labelInk: .bad)
            }
        }
    }

    private func addPoints(_ points: [String], to page: inout Page) {
        page.paragraph("An interviewer listens for:", .strong)
        for (index, point) in points.enumerated() {
            page.paragraph(point, label: "  \(index + 1). ")
        }
    }

    private func mark() throws(Stop) -> Missed? {
        dialogue.say("Which of these points did you make?", .strong)
        var lacking: [String] = []
        for (index, point) in question.points.enumerated() {
            dialogue.say { $0.paragraph(point, label: "  \(index + 1). ") }
            let isSaid = try dialogue.askYesOrNo(
                "    Did you say this?",
                help: ExplainRound.pointHelp
            )
            guard let isSaid else { return skipped }
            if !isSaid { lacking.append(point) }
        }
        let made = question.points.count - lacking.count
        let score = "\(made) of \(question.points.count) points"
        dialogue.say("\(score).", .strong)
        guard !lacking.isEmpty else { return nil }
        var missed = missed(score, lacking)
        missed.share = Double(made) / Double(question.points.count)
        return missed
    }

    private var skipped: Missed {
        var missed = missed("skipped", question.points)
        missed.isSkipped = true
        return missed
    }

    private func missed(_ verdict: String, _ lacking: [String]) -> Missed {
        Missed(
            question: question.text,
            verdict: verdict,
            answer: question.answer,
            reasons: lacking.map { "Not said: \($0)" },
            source: question.source
        )
    }
}
