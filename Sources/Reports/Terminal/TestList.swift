import Results

/// The tests by name, each with its symbol, in authored order.
struct TestList {
    let tests: [TestReport]

    /// If more tests were not run, only their number is shown.
    private static let mostNotRun = 3

    func add(to page: inout Page) {
        let glyphs = page.style.glyphs
        let ordered = tests.sorted { $0.position < $1.position }
        let notRun = ordered.filter { $0.outcome == .skipped }
        let isFolded = notRun.count > TestList.mostNotRun
        for test in ordered where !isFolded || test.outcome != .skipped {
            let symbol = test.outcome.symbol(in: glyphs).padded(toWidth: glyphs.symbolWidth + 1)
            let detail = test.outcome.detail.map { " (\($0))" } ?? ""
            page.paragraph(
                test.name + detail,
                test.outcome == .skipped ? .faint : .plain,
                label: symbol,
                labelInk: test.outcome.ink,
                indent: 2
            )
        }
        guard isFolded else { return }
        let symbol = Outcome.skipped.symbol(in: glyphs).padded(toWidth: glyphs.symbolWidth + 1)
        page.paragraph(
            "\(notRun.count) more tests were not run",
            .faint,
            label: symbol,
            labelInk: Outcome.skipped.ink,
            indent: 2
        )
    }
}
