import Judge

/// What is wrong in an answer, if anything is.
package enum PredictionMark: Hashable, Sendable {
    /// Nothing.
    case right
    /// From a name on the answer leaves the truth.
    ///
    /// - Parameters:
    ///   - index: The position of the name in the answer.
    ///   - given: The name that was given there; `nil` for none.
    case wrong(index: Int, given: String?)
}

extension Prediction {
    /// Marks an answer.
    ///
    /// Whoever begins the chain, or is asked first of all, may be named as well or left out; so may
    /// the nobody after the last one.
    package func mark(_ given: [String?]) -> PredictionMark {
        var given = given
        if kind != .hitView {
            if given.last == .some(nil) { given.removeLast() }
            let first = kind == .order ? scene.root.name : start
            if let first, given.first == first { given.removeFirst() }
        }
        let alike = zip(answer, given).prefix { $0 == $1 }.count
        if alike == answer.count, alike == given.count { return .right }
        return .wrong(index: alike, given: alike < given.count ? given[alike] ?? "nil" : nil)
    }

    /// The call on the way that decides against a wrong answer.
    ///
    /// - Returns: Its position in ``walk``.
    func decidingCall(_ index: Int, given: String?) -> Int? {
        switch kind {
        case .chain: return nil
        case .order: return min(index, walk.count - 1)
        case .hitView:
            guard let given else { return walk.indices.last }
            return decidingCall(against: given)
        }
    }

    /// The first call that answered something with which a view cannot be the hit view.
    private func decidingCall(against name: String) -> Int? {
        for view in path(to: name) where view != scene.root.name {
            guard let index = walk.firstIndex(where: { $0.name == view }) else {
                // It was never asked: somebody else had found the view by then.
                return walk.lastIndex { $0.answer == answer.first && $0.name == answer.first }
            }
            if walk[index].answer == nil { return index }
        }
        return walk.firstIndex { $0.name == answer.first }
    }

    /// The names of the views from the window down to one.
    private func path(to name: String) -> [String] {
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
