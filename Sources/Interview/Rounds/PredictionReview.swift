import Reports

/// The correct answer with a reason for each step, and the mistake in the candidate's.
struct PredictionReview {
    let prediction: Prediction
    /// `nil` for a skipped question.
    let mistake: PredictionMistake?

    func show(in dialogue: Dialogue) {
        dialogue.say { page in
            page.add(PredictionPicture(prediction, labels: labels, style: page.style).lines)
            page.paragraph(verdict(page.style.glyphs), mistake == nil ? .strong : .bad)
            if let objection { page.paragraph(objection) }
            addSteps(to: &page)
        }
    }

    /// The same for the scorecard's file, which is not bound to a terminal.
    var missed: Missed {
        let style = TextStyle(glyphs: .unicode)
        func lines(_ lines: [StyledLine]) -> [String] {
            lines.rendered(in: style).split(separator: "\n").map(String.init)
        }
        var steps = Page(style)
        addSteps(to: &steps)
        return Missed(
            question: prediction.question(style.glyphs),
            verdict: mistake == nil ? "skipped" : verdict(style.glyphs),
            isSkipped: mistake == nil,
            picture: lines(PredictionPicture(prediction, labels: labels, style: style).lines)
                + lines(steps.lines),
            answer: prediction.answer.joined(separator: " → "),
            reasons: [objection].compactMap { $0 }
        )
    }

    private var objection: String? { mistake.flatMap(prediction.objection) }

    /// The labels beside the names in a chain's tree: the positions in the list.
    ///
    /// In a picture of boxes, longer names would change the keys of the views.
    private var labels: [String: String] {
        guard prediction.kind == .chain else { return [:] }
        var labels: [String: String] = [:]
        for (index, name) in prediction.answer.enumerated() { labels[name] = "\(index + 1)" }
        if let given = mistake?.given {
            labels[given] = [labels[given], "yours"].compactMap { $0 }.joined(separator: ", ")
        }
        return labels
    }

    /// The candidate's answer, and the correct one.
    private func verdict(_ glyphs: Glyphs) -> String {
        let all = prediction.answer.joined(separator: " \(glyphs.arrow) ")
        switch prediction.kind {
        case .hitView:
            let hit = "\(prediction.answer.first ?? "nil") is hit."
            return mistake.map { "Not \($0.given ?? "nil"): \(hit)" } ?? hit
        case .order: return difference(to: "be asked", does: "is asked") + "The order: \(all)."
        case .chain: return difference(to: "come", does: "comes") + "The chain: \(all)."
        }
    }

    /// The first position at which the lists differ, in a sentence before another one; empty for a
    /// skipped question.
    private func difference(to verb: String, does clause: String) -> String {
        guard let mistake else { return "" }
        guard mistake.index < prediction.answer.count else {
            let last = prediction.answer.last ?? "the first"
            return "Your list is too long: nobody \(clause) after \(last). "
        }
        let truth = prediction.answer[mistake.index]
        guard let given = mistake.given else {
            return "Your list ends too soon: the \(ordinal(mistake.index)) to \(verb) is \(truth). "
        }
        return "The \(ordinal(mistake.index)) to \(verb) is \(truth), not \(given). "
    }

    private func ordinal(_ index: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
        return index < words.count ? words[index] : "next one"
    }

    // MARK: Why

    private func addSteps(to page: inout Page) {
        switch prediction.kind {
        case .hitView, .order: addWalk(to: &page)
        case .chain: addChain(to: &page)
        }
    }

    private func addWalk(to page: inout Page) {
        let deciding = mistake.flatMap(prediction.decidingCall)
        for (position, call) in prediction.walk.enumerated() {
            let answer = "\(page.style.glyphs.arrow) \(call.answer ?? "nil")\(call.because)"
            let depth = min(call.depth, 6)
            add("\(call.name) \(answer)", isDeciding: position == deciding, depth, to: &page)
        }
    }

    private func addChain(to page: inout Page) {
        guard let start = prediction.start else { return }
        let chain = [start] + prediction.answer
        for (position, responder) in chain.enumerated() {
            let next = position + 1 < chain.count ? chain[position + 1] : nil
            let sentence = prediction.scene.sentence(after: responder, comes: next)
            add(sentence, isDeciding: position == mistake?.index, 0, to: &page)
        }
    }

    /// Adds a step, with a mark if it is the deciding one.
    private func add(_ step: String, isDeciding: Bool, _ depth: Int, to page: inout Page) {
        let mark = isDeciding ? page.style.glyphs.pointer : ""
        page.paragraph(
            step,
            isDeciding ? .accent : .plain,
            label: mark + String(repeating: " ", count: 2 - mark.count + 2 * depth),
            labelInk: .accent
        )
    }
}
