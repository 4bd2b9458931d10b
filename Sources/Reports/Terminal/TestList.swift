import Scenario

/// The tests by name, each with its symbol, in authored order.
struct TestList {
    let tests: [TestReport]

    /// Sets the list.
    func add(to page: inout Page) {
        let glyphs = page.style.glyphs
        for test in tests.sorted(by: { $0.position < $1.position }) {
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
    }
}
