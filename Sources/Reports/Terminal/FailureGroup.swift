import Scenario

/// Tests that fail for one cause: it is explained once, by the first of them.
struct FailureGroup {
    /// The test by which the cause is explained.
    let first: TestReport
    /// The others, in authored order.
    var others: [TestReport] = []
}

extension ExerciseReport {
    /// The tests that did not pass, by their causes; the one that is told in full comes first.
    var failureGroups: [FailureGroup] {
        let failed = tests.sorted { $0.position < $1.position }
            .filter { ![.passed, .skipped].contains($0.outcome) }
        let first = failed.filter { $0.position == testToldInFull?.position }
        var groups: [FailureGroup] = []
        for test in first + failed.filter({ $0.position != testToldInFull?.position }) {
            if let index = groups.firstIndex(where: { $0.first.failsLike(test) }) {
                groups[index].others.append(test)
            } else {
                groups.append(FailureGroup(first: test))
            }
        }
        return groups
    }
}

extension TestReport {
    /// Whether another test fails for the same cause, as far as is known: the same end, the same belief, or
    /// the same explanation but for the names and numbers of the scenes.
    fileprivate func failsLike(_ other: TestReport) -> Bool {
        guard outcome == other.outcome, let failure, let otherFailure = other.failure else {
            return false
        }
        switch (failure.termination, otherFailure.termination) {
        case (let end?, let otherEnd?): return end.isLike(otherEnd)
        case (nil, nil): break
        default: return false
        }
        guard diagnosis?.identifier == other.diagnosis?.identifier else { return false }
        if diagnosis != nil { return true }
        return !failure.firstDifference.isEmpty
            && failure.generalExplanation == otherFailure.generalExplanation
    }
}

extension Termination {
    /// Whether another end has the same cause: only the first ones are looked into, and the limit of time is
    /// shorter after the first.
    fileprivate func isLike(_ other: Termination) -> Bool {
        let isSamePlace = line == nil || other.line == nil || line == other.line
        return switch kind {
        case .timeLimit: other.kind == .timeLimit && isSamePlace
        case .signal, .exit:
            kind == other.kind && code == other.code && message == other.message && isSamePlace
        case .flood, .nonsense: kind == other.kind && message == other.message
        }
    }
}

extension CaseFailure {
    /// The explanation without the names and numbers of the scene.
    fileprivate var generalExplanation: String {
        let names = scene.participants.sorted { $0.count > $1.count }
        let general = names.reduce(firstDifference) { text, name in
            name.isEmpty ? text : text.replacing(name, with: "\u{0}")
        }
        return general.replacing(#/-?[0-9]+(\.[0-9]+)?/#, with: "\u{1}")
    }
}

/// The names of the other tests that fail for a cause that was explained.
struct FailureGroupNames {
    let group: FailureGroup
    /// Whether the names stand elsewhere, so that their number is enough.
    var isListedElsewhere = false

    /// Sets the names; nothing where there are no others.
    func add(to page: inout Page) {
        let count = group.others.count
        guard count > 0 else { return }
        page.gap()
        if isListedElsewhere {
            let sentence =
                switch count {
                case 1: "The other test that fails does so for the same reason."
                case 2: "Both other tests that fail do so for the same reason."
                default: "All \(count) other tests that fail do so for the same reason."
                }
            page.paragraph(sentence, indent: 2)
            return
        }
        page.paragraph(
            count == 1
                ? "Another test fails for the same reason:"
                : "\(count) other tests fail for the same reason:",
            indent: 2
        )
        for test in group.others {
            let symbol = test.outcome.symbol(in: page.style.glyphs) + " "
            page.paragraph(test.name, label: symbol, labelInk: test.outcome.ink, indent: 4)
        }
    }
}
