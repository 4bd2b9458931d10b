import Results

/// The tests by name, each with its symbol, in authored order.
///
/// Many tests that ended in the same way are one line, since their names would only hide the cause.
struct TestList {
    let tests: [TestReport]

    /// If more tests than this crashed, timed out or were not run, only their number is shown.
    private static let maximumOfOneOutcome = 3

    func add(to page: inout Page) {
        let ordered = tests.sorted { $0.position < $1.position }
        let counts = Dictionary(grouping: ordered, by: \.outcome).mapValues(\.count)
        var told: Set<Outcome> = []
        for test in ordered {
            let outcome = test.outcome
            let count = counts[outcome] ?? 0
            guard count > TestList.maximumOfOneOutcome, outcome.isFoldedInLists else {
                add(test.name + (outcome.detail.map { " (\($0))" } ?? ""), outcome, to: &page)
                continue
            }
            guard outcome != .skipped, told.insert(outcome).inserted else { continue }
            add("\(count) tests \(outcome.words), the first: \(test.name)", outcome, to: &page)
        }
        guard let notRun = counts[.skipped], notRun > TestList.maximumOfOneOutcome else { return }
        let reason = ordered.first { $0.outcome == .skipped }?.message ?? ""
        let sentences = ["\(notRun) more tests were not run", reason].filter { !$0.isEmpty }
        add(sentences.joined(separator: ". "), .skipped, to: &page)
    }

    private func add(_ text: String, _ outcome: Outcome, to page: inout Page) {
        let glyphs = page.style.glyphs
        page.paragraph(
            text,
            outcome == .skipped ? .faint : .plain,
            label: outcome.symbol(in: glyphs).padded(toWidth: glyphs.symbolWidth + 1),
            labelInk: outcome.ink,
            indent: 2
        )
    }
}

extension Outcome {
    fileprivate var isFoldedInLists: Bool {
        switch self {
        case .crashed, .timedOut, .skipped: true
        case .passed, .failed, .notStarted, .didNotCompile, .graderFault, .missing, .notAccepted:
            false
        }
    }
}
