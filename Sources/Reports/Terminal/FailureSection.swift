import Scenario

/// The first failure in full: what was expected, what happened, where it began, and how to repeat it.
struct FailureSection {
    let report: ExerciseReport
    let test: TestReport

    /// The rows that the picture's boxes may take beside everything else.
    private static let pictureRows = 16
    /// Where the text beside a label begins.
    private static let hang = 10

    /// Sets the section.
    func add(to page: inout Page) {
        let symbol = test.outcome.symbol(in: page.style.glyphs) + " "
        page.paragraph(test.name, .strong, label: symbol, labelInk: test.outcome.ink)
        if !test.message.isEmpty {
            page.gap()
            page.paragraph(test.message, indent: 2)
        }
        guard let failure = test.failure else { return }
        page.gap()
        let picture = ScenePicture(
            failure.scene,
            step: failure.stepIndex,
            style: page.style,
            maximumRows: FailureSection.pictureRows
        )
        page.add(picture.lines)
        page.gap()
        addVerdict(failure, to: &page)
        addEnd(failure, to: &page)
        addComparison(failure, to: &page)
        page.gap()
        let command = CommandWords.check(
            report.exercise,
            case: failure.identifier,
            seed: report.seed
        )
        page.paragraph(command, .accent, label: "again", indent: 2, hang: FailureSection.hang)
    }

    private func addVerdict(_ failure: CaseFailure, to page: inout Page) {
        let hang = FailureSection.hang
        page.paragraph(
            failure.expected,
            .good,
            label: "expected",
            labelInk: .faint,
            indent: 2,
            hang: hang
        )
        page.paragraph(
            failure.actual,
            .bad,
            label: "happened",
            labelInk: .faint,
            indent: 2,
            hang: hang
        )
    }

    private func addEnd(_ failure: CaseFailure, to page: inout Page) {
        guard let termination = failure.termination else { return }
        let hang = FailureSection.hang
        page.paragraph(
            termination.words,
            label: "ended",
            labelInk: .faint,
            indent: 2,
            hang: hang
        )
        if !termination.message.isEmpty {
            page.paragraph(
                termination.message,
                .bad,
                label: "message",
                labelInk: .faint,
                indent: 2,
                hang: hang
            )
        }
        if let place = termination.place(in: report.answerPath) {
            page.paragraph(
                place,
                .accent,
                label: "at",
                labelInk: .faint,
                indent: 2,
                hang: hang
            )
        }
        if termination.kind == .timeLimit { addOpenCall(failure, to: &page) }
    }

    private func addOpenCall(_ failure: CaseFailure, to page: inout Page) {
        let narrator = TraceNarrator(failure.scene, glyphs: page.style.glyphs)
        guard let last = failure.attemptTrace.openCall ?? failure.attemptTrace.last else { return }
        page.paragraph(
            narrator.words(for: last, in: failure.scene.script),
            .accent,
            label: last.call == .began ? "stuck in" : "after",
            labelInk: .faint,
            indent: 2,
            hang: FailureSection.hang
        )
    }

    private func addComparison(_ failure: CaseFailure, to page: inout Page) {
        let comparison = TraceComparison(failure, end: end(of: failure), style: page.style)
        if !failure.firstDifference.isEmpty {
            page.gap()
            page.paragraph("First difference: \(failure.firstDifference)", indent: 2)
        }
        guard let comparison else { return }
        page.gap()
        page.add(comparison.lines)
    }

    private func end(of failure: CaseFailure) -> TraceComparison.End {
        switch failure.termination?.kind {
        case nil: .returned
        case .timeLimit?: .neverReturned
        case .signal?, .exit?, .flood?, .nonsense?: .ended
        }
    }
}

extension Termination {
    /// The line that crashed, such as "BaseView.swift:12:20 in hitTest(_:with:)".
    func place(in file: String) -> String? {
        let function = function.map { "in \($0)" }
        guard let line else { return function }
        let position = column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
        return [position, function].compactMap { $0 }.joined(separator: " ")
    }
}
