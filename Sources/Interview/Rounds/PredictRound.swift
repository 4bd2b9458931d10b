import Reports

/// A question about a scene: the candidate names views, and the round marks the answer.
struct PredictRound {
    let prediction: Prediction
    let dialogue: Dialogue

    /// - Returns: The question with its answer; `nil` if the candidate answered right.
    func run() throws(Stop) -> Missed? {
        let picture = PredictionPicture(prediction, style: dialogue.style)
        dialogue.say { page in
            page.add(picture.lines)
            page.paragraph(prediction.question(page.style.glyphs), .strong)
            if prediction.kind != .hitView {
                page.paragraph("Names in order, with commas or blanks between.", .faint)
            }
        }
        let reader = ReplyReader(names: prediction.names, letters: picture.namesOfLetters)
        while let line = try dialogue.ask(">", help: help) {
            guard let names = understood(line, reader) else { continue }
            if let mistake = prediction.mistake(in: names) { return reviewed(mistake) }
            dialogue.say("Right. \(prediction.reason)".trimmed, .good)
            return nil
        }
        return reviewed(nil)
    }

    private func reviewed(_ mistake: PredictionMistake?) -> Missed {
        let review = PredictionReview(prediction: prediction, mistake: mistake)
        review.show(in: dialogue)
        return review.missed
    }

    private var help: String {
        switch prediction.kind {
        case .hitView: "Type one name: \(allNames)."
        case .order, .chain: "Type names, in order, with commas or blanks between: \(allNames)."
        }
    }

    /// The names to choose from; for an order the window is left out, because the order begins inside it.
    private var allNames: String {
        let root = prediction.scene.root.name
        return prediction.names.filter { prediction.kind != .order || $0 != root }
            .joined(separator: ", ")
    }

    private func understood(_ line: String, _ reader: ReplyReader) -> [String?]? {
        switch reader.read(line) {
        case .unknown(let word):
            dialogue.say(
                "\u{201C}\(word)\u{201D} is not a name here. Choose from: \(allNames).",
                .caution
            )
            return nil
        case .names([]):
            dialogue.say(help, .caution)
            return nil
        case .names(let names) where prediction.kind == .hitView && names.count > 1:
            dialogue.say("One view is hit: type one name.", .caution)
            return nil
        case .names(let names): return names
        }
    }
}
