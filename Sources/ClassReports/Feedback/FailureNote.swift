import Platform
import Reports
import Results

/// A short note on a failure: its name, its message, and how to repeat it.
struct FailureNote {
    let report: ExerciseReport
    let test: TestReport

    func add(to page: inout Page) {
        let detail = test.outcome.detail.map { " (\($0))" } ?? ""
        page.told(test.name + detail, by: test.outcome)
        if !test.message.isEmpty { page.paragraph(test.message, indent: 2) }
        guard let failure = test.failure else { return }
        if failure.needsEarlierScenes {
            page.paragraph(failure.firstDifference, indent: 2)
        } else {
            page.command(.again(report, case: failure.identifier), as: .make)
        }
    }
}
