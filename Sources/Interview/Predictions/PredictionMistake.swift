/// The first wrong name of an answer.
package struct PredictionMistake: Hashable, Sendable {
    /// The position of the first wrong name in the correct answer.
    package var index: Int
    /// The candidate's name at that position; `nil` if the answer ends before it.
    package var given: String?
}

extension Prediction {
    /// Finds the mistake in an answer; `nil` if it is right.
    ///
    /// The first responder of a chain, and the first view that hit testing asks, may be included or omitted.
    /// So may "nobody" after the last name.
    package func mistake(in given: [String?]) -> PredictionMistake? {
        var given = given
        if kind != .hitView {
            if given.last == .some(nil) { given.removeLast() }
            let first = kind == .order ? scene.root.name : start
            // By itself it does not begin a list, but is a wrong answer.
            if let first, given.first == first, given.count > 1 { given.removeFirst() }
        }
        let alike = zip(answer, given).prefix { $0 == $1 }.count
        if alike == answer.count, alike == given.count { return nil }
        let wrong = alike < given.count ? given[alike] ?? "nil" : nil
        return PredictionMistake(index: alike, given: wrong)
    }

    /// The position in ``walk`` of the call that refutes a wrong answer.
    func decidingCall(_ mistake: PredictionMistake) -> Int? {
        switch kind {
        case .chain: return nil
        case .order: return min(mistake.index, walk.count - 1)
        case .hitView:
            guard let given = mistake.given else { return walk.indices.last }
            return decidingCall(against: given)
        }
    }

    /// The first call whose result excludes a view from being the hit view.
    private func decidingCall(against name: String) -> Int? {
        for view in path(to: name) where view != scene.root.name {
            guard let index = walk.firstIndex(where: { $0.name == view }) else {
                // The view was never asked, because hit testing had already found the hit view.
                return walk.lastIndex { $0.answer == answer.first && $0.name == answer.first }
            }
            if walk[index].answer == nil { return index }
        }
        return walk.firstIndex { $0.name == answer.first }
    }

    /// The names of the views on the path from the window to a view.
    func path(to name: String) -> [String] {
        var path: [String] = []
        var view = scene.root
        while view.name != name {
            path.append(view.name)
            guard let inner = view.subviews.first(where: { $0.descendant(named: name) != nil })
            else { return path }
            view = inner
        }
        return path + [name]
    }
}
