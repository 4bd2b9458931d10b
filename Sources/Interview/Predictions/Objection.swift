import Explanation
import Scenario

extension Prediction {
    /// Why the candidate's name is wrong, from the calls of hit testing or the chain.
    ///
    /// - Returns: A sentence about that name; `nil` if the correct answer says all there is to say.
    func objection(to mistake: PredictionMistake) -> String? {
        guard let given = mistake.given else { return nil }
        switch kind {
        case .hitView: return given == "nil" ? reasonAgainstNil : touchObjection(to: given)
        case .order:
            return repetition(of: given, at: mistake.index, verb: "is asked") ?? notAsked(given)
        case .chain:
            return repetition(of: given, at: mistake.index, verb: "comes") ?? notInChain(given)
        }
    }

    // MARK: A list

    /// The candidate named a responder at a position where another one comes.
    private func repetition(of given: String, at index: Int, verb: String) -> String? {
        if given == start { return "\(given) is where the chain starts: the list begins after it." }
        guard let place = answer.firstIndex(of: given) else { return nil }
        if place < index { return "\(given) \(verb) once, before that." }
        return "\(given) \(verb) later, after \(answer[place - 1])."
    }

    private func notInChain(_ given: String) -> String? {
        guard let start, scene.views.contains(where: { $0.isNamed(given) }) else { return nil }
        let around = path(to: start)
        let isAround = scene.views.contains { $0.isNamed(given) && around.contains($0.name) }
        return isAround ? nil : "\(given) is not around \(start)."
    }

    // MARK: A touch

    private var reasonAgainstNil: String? {
        guard let first = walk.first, let found = first.answer else { return nil }
        return "\(first.name) answers \(found), so a view is hit."
    }

    private func touchObjection(to given: String) -> String? {
        if let refusal = refusal(of: given) { return refusal }
        guard let call = walk.first(where: { $0.name == given }), let found = call.answer else {
            guard given == scene.root.name, let inner = walk.first, let found = inner.answer else {
                return nil
            }
            return "\(inner.name), inside \(given), answers \(found)."
        }
        if found != given { return "\(given) answers \(found)\(call.because)." }
        let around = path(to: given).compactMap { name in walk.first { $0.name == name } }
        return around.last { $0.answer != given }.map {
            "\(given) answers itself, but \($0.name), around it, answers \($0.answer ?? "nil")"
                + "\($0.because)."
        }
    }

    /// The view is never asked, or answers nil.
    private func refusal(of given: String) -> String? {
        guard let call = walk.first(where: { $0.name == given }) else { return notAsked(given) }
        return call.answer == nil ? "\(given) answers nil\(call.because)." : nil
    }

    /// The view is never asked; `nil` if it is.
    private func notAsked(_ given: String) -> String? {
        let path = path(to: given).dropFirst()
        guard let index = path.firstIndex(where: { name in !walk.contains { $0.name == name } })
        else { return nil }
        let outermost = path[index]
        let subject =
            outermost == given
            ? "\(given) is never asked" : "\(given) is inside \(outermost), which is never asked"
        guard index > path.startIndex,
            let outer = walk.first(where: { $0.name == path[index - 1] })
        else { return "\(subject)." }
        guard outer.answer != nil else {
            return "\(subject), since \(outer.name) answers nil\(outer.because)."
        }
        let siblings = scene.root.descendant(named: outer.name)?.subviews.map(\.name) ?? []
        let taker = walk.last { siblings.contains($0.name) && $0.answer != nil }
        return taker.map { "\(subject): \($0.name) is asked before it, and answers." }
            ?? "\(subject)."
    }
}

extension SceneView {
    /// Whether the view or its controller has a name.
    fileprivate func isNamed(_ other: String) -> Bool { name == other || controller?.name == other }
}

extension AskedView {
    /// A colon and the reason; empty if there is no reason.
    var because: String { reason.isEmpty ? "" : ": \(reason)" }
}
