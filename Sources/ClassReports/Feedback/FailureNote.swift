import Platform
import Reports
import Results
import Scenario

/// A short note on a failure: its name, its message, and how to repeat it.
struct FailureNote {
    let report: ExerciseReport
    let test: TestReport

    /// The column of the text beside a label.
    private static let hang = 10

    func add(to page: inout Page) {
        let symbol = test.outcome.symbol(in: page.style.glyphs) + " "
        let detail = test.outcome.detail.map { " (\($0))" } ?? ""
        page.paragraph(test.name + detail, .strong, label: symbol, labelInk: test.outcome.ink)
        if !test.message.isEmpty { page.paragraph(test.message, indent: 2) }
        guard let failure = test.failure else { return }
        page.command(
            SpokenCommand.again(report, case: failure.identifier).words(by: .make),
            hang: FailureNote.hang
        )
    }
}
