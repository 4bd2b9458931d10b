import Reports
import Scenario

/// The mistake in an answer, and the correct answer with a reason for each step.
struct PredictionExplanation {
    private let prediction: Prediction
    private let index: Int
    private let given: String?

    init(_ prediction: Prediction, index: Int, given: String?) {
        self.prediction = prediction
        self.index = index
        self.given = given
    }

    func show(in dialogue: Dialogue) {
        dialogue.say { page in
            page.paragraph(verdict(page.style.glyphs), .bad)
            switch prediction.kind {
            case .hitView, .order: addWalk(to: &page)
            case .chain: addChain(to: &page)
            }
        }
    }

    /// The candidate's answer, and the correct one.
    func verdict(_ glyphs: Glyphs) -> String {
        let all = prediction.answer.joined(separator: " \(glyphs.arrow) ")
        return switch prediction.kind {
        case .hitView: "Not \(given ?? "nil"): \(prediction.answer.first ?? "nil") is hit."
        case .order: "\(difference(to: "be asked", does: "is asked")) The order: \(all)."
        case .chain: "\(difference(to: "come", does: "comes")) The chain: \(all)."
        }
    }

    /// The first position at which the lists differ.
    private func difference(to verb: String, does clause: String) -> String {
        guard index < prediction.answer.count else {
            let last = prediction.answer.last ?? "the first"
            return "Your list is too long: nobody \(clause) after \(last)."
        }
        let truth = prediction.answer[index]
        guard let given else {
            return "Your list ends too soon: the \(ordinal) to \(verb) is \(truth)."
        }
        return "The \(ordinal) to \(verb) is \(truth), not \(given)."
    }

    private var ordinal: String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
        return index < words.count ? words[index] : "next one"
    }

    // MARK: Why

    private func addWalk(to page: inout Page) {
        let deciding = prediction.decidingCall(index, given: given)
        let glyphs = page.style.glyphs
        for (position, call) in prediction.walk.enumerated() {
            let isDeciding = position == deciding
            let mark = isDeciding ? glyphs.pointer : ""
            let indent = String(repeating: "  ", count: min(call.depth, 6))
            let answer = call.answer ?? "nil"
            page.paragraph(
                "\(call.name) \(glyphs.arrow) \(answer)\(call.reason.isEmpty ? "" : ": ")"
                    + call.reason,
                isDeciding ? .accent : .plain,
                label: mark + String(repeating: " ", count: 2 - mark.count) + indent,
                labelInk: .accent
            )
        }
    }

    private func addChain(to page: inout Page) {
        guard let start = prediction.start else { return }
        let glyphs = page.style.glyphs
        let chain = [start] + prediction.answer
        for (position, responder) in chain.enumerated() {
            let next = position + 1 < chain.count ? chain[position + 1] : nil
            let isDeciding = position == index
            let mark = isDeciding ? glyphs.pointer : ""
            page.paragraph(
                prediction.scene.sentence(after: responder, comes: next),
                isDeciding ? .accent : .plain,
                label: mark + String(repeating: " ", count: 2 - mark.count),
                labelInk: .accent
            )
        }
    }
}
