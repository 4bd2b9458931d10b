import Results
import Scenario

/// Tests that fail for the same cause, which is explained only once.
package struct FailureGroup {
    package let first: TestReport
    /// The others, in authored order.
    package var others: [TestReport] = []
    /// Whether the others' names appear elsewhere, so that their number suffices.
    var isListedElsewhere = false

    /// A sentence about the others, and their names unless they appear elsewhere; `nil` if there are
    /// none.
    package var words: (sentence: String, names: [String])? {
        let count = others.count
        guard count > 0 else { return nil }
        if isListedElsewhere {
            let sentence =
                switch count {
                case 1: "The other failing test looks the same."
                case 2: "Both other failing tests look the same."
                default: "All \(count) other failing tests look the same."
                }
            return (sentence, [])
        }
        let sentence =
            count == 1
            ? "Another test looks the same:"
            : "\(count) other tests look the same:"
        return (sentence, others.map(\.name))
    }

    package func addOthers(to page: inout Page) {
        guard let words else { return }
        page.gap()
        page.paragraph(words.sentence, indent: 2)
        guard !words.names.isEmpty else { return }
        for test in others { page.told(test.name, .plain, by: test.outcome, indent: 4) }
    }
}

extension ExerciseReport {
    /// The tests that did not pass: first the one reported in full, then the others in authored order.
    package var failedTests: [TestReport] {
        let failed = tests.sorted { $0.position < $1.position }
            .filter { ![.passed, .skipped].contains($0.outcome) }
        let first = testToExplain?.position
        return failed.filter { $0.position == first } + failed.filter { $0.position != first }
    }

    /// The failed tests, grouped by cause.
    package var failureGroups: [FailureGroup] {
        var groups: [FailureGroup] = []
        for test in failedTests {
            if let index = groups.firstIndex(where: { $0.first.failsLike(test) }) {
                groups[index].others.append(test)
            } else {
                groups.append(FailureGroup(first: test))
            }
        }
        return groups
    }

    /// The tests that fail for the same cause as a failed test that is explained.
    ///
    /// `nil` if the next part to write matters more.
    package func failures(like test: TestReport) -> FailureGroup? {
        let groups = failureGroups
        guard unfinished == nil,
            var group = groups.first(where: { $0.first.position == test.position })
        else { return nil }
        group.isListedElsewhere = groups.count == 1
        return group
    }
}

extension TestReport {
    /// Whether both tests apparently fail for the same cause.
    ///
    /// They do if they ended for the same cause, if the same certain belief explains both, or if their
    /// explanations differ only in names and numbers.
    func failsLike(_ other: TestReport) -> Bool {
        guard outcome == other.outcome, let failure, let otherFailure = other.failure else {
            return false
        }
        switch (failure.termination, otherFailure.termination) {
        case (let end?, let otherEnd?): return end.isLike(otherEnd)
        case (nil, nil): break
        default: return false
        }
        guard diagnosis?.identifier == other.diagnosis?.identifier else { return false }
        if diagnosis?.certainty == .certain { return true }
        return !failure.firstDifference.isEmpty
            && failure.generalExplanation == otherFailure.generalExplanation
    }
}

extension Termination {
    /// Whether both ends have the same cause.
    ///
    /// A crash without a report matches any: only the first few are reported. Timeouts match without
    /// their seconds, because the limit is shorter after the first timeout.
    fileprivate func isLike(_ other: Termination) -> Bool {
        let isSamePlace = line == nil || other.line == nil || line == other.line
        return switch kind {
        case .timeLimit: other.kind == .timeLimit && isSamePlace
        case .signal, .exit:
            kind == other.kind && code == other.code && isSamePlace
                && (message == other.message || hasNoReport || other.hasNoReport)
        case .flood, .malformedReply: kind == other.kind && message == other.message
        }
    }

    private var hasNoReport: Bool { message.isEmpty && line == nil }
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
