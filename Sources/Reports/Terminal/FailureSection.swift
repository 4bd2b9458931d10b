import Platform
import Results
import Scenario

/// The first failure in full: the expected and the actual result, the first difference, and how to
/// repeat it.
package struct FailureSection {
    let report: ExerciseReport
    let test: TestReport

    /// The maximum rows for the picture's boxes, which leaves room for the rest.
    private static let pictureRows = 16
    /// The maximum rows for shapes, which are drawn to scale and need more room.
    private static let dotRows = 22
    /// The maximum number of steps to show before a crash or a timeout.
    private static let lastSteps = 5

    package init(report: ExerciseReport, test: TestReport) {
        self.report = report
        self.test = test
    }

    package func add(to page: inout Page) {
        addTitle(to: &page)
        guard let failure = test.failure else { return }
        SmallerSceneNote(failure, of: test).add(to: &page)
        page.gap()
        let picture = ScenePicture(
            failure.scene,
            step: failure.stepIndex,
            of: PicturedAnswer(failure, ofExercise: report.slug),
            style: page.style,
            maximumRows: FailureSection.pictureRows,
            maximumDotRows: FailureSection.dotRows
        )
        page.add(picture.lines)
        page.gap()
        if failure.termination == nil { addVerdict(failure, to: &page) }
        addEnd(failure, to: &page)
        addDifference(failure, to: &page)
        addSteps(failure, to: &page)
        if let part = report.missingPart {
            page.gap()
            page.paragraph(part.sentence, indent: 2)
            if let next = part.next { page.entry("next", next, .accent) }
        }
        addEnding(failure, to: &page)
    }

    /// Adds a short version without picture and steps, which names the belief only by its title.
    func addHead(to page: inout Page) {
        addTitle(to: &page)
        page.gap()
        guard let failure = test.failure else { return }
        if failure.termination == nil { addVerdict(failure, to: &page) }
        addEnd(failure, to: &page)
        addDifference(failure, to: &page)
        guard let diagnosis = test.diagnosis else { return }
        page.gap()
        page.paragraph(
            diagnosis.certainty.words + " \u{201C}\(diagnosis.title)\u{201D}",
            indent: 2
        )
    }

    /// Adds the steps of both sides and the full belief, but nothing that ``addHead(to:)`` adds.
    func addTraces(to page: inout Page) {
        guard let failure = test.failure else { return }
        addSteps(failure, to: &page)
        addBelief(to: &page)
        addCommand(failure, to: &page)
    }

    private func addTitle(to page: inout Page) {
        page.told(test.name, by: test.outcome)
        guard !test.message.isEmpty, !messageRepeatsVerdict else { return }
        page.gap()
        page.paragraph(test.message, indent: 2)
    }

    /// Adds the belief, the tests that fail for the same cause, and the command that repeats the case.
    private func addEnding(_ failure: CaseFailure, to page: inout Page) {
        addBelief(to: &page)
        report.failures(like: test)?.addOthers(to: &page)
        addCommand(failure, to: &page)
    }

    private func addCommand(_ failure: CaseFailure, to page: inout Page) {
        guard !failure.needsEarlierScenes else { return }
        page.gap()
        page.command(.again(report, case: failure.identifier))
    }

    private func addBelief(to page: inout Page) {
        guard let diagnosis = test.diagnosis else { return }
        page.gap()
        let others = report.otherBeliefs(than: test)
        BeliefSection(diagnosis: diagnosis, others: others).add(to: &page)
    }

    /// The answer's output in the scene that is shown, or in all scenes if none is.
    var output: PrintedOutput {
        test.failure.map { PrintedOutput(of: $0, in: report) } ?? PrintedOutput(of: report)
    }

    /// A wrong result's message equals the verdict under the picture.
    private var messageRepeatsVerdict: Bool {
        guard let failure = test.failure, failure.termination == nil else { return false }
        return test.message.contains(failure.expected) && test.message.contains(failure.actual)
    }

    private func addVerdict(_ failure: CaseFailure, to page: inout Page) {
        page.entry("expected", failure.expected, .good)
        page.entry("happened", failure.actual, .bad)
    }

    private func addEnd(_ failure: CaseFailure, to page: inout Page) {
        guard let termination = failure.termination else { return }
        if let message = test.messageOfEnd { page.entry("message", message, .bad) }
        if let place = termination.place(in: report.answerPath) { page.entry("at", place, .accent) }
        if let excerpt = SourceExcerpt(termination) {
            page.add(excerpt.lines(in: page.style, indent: 12), indent: 12)
        }
        if let end = test.end { page.entry("ended", end) }
        if let call = failure.callWithoutReturn(page.style.glyphs) {
            page.entry("stuck in", call, .accent)
        }
    }

    private func addDifference(_ failure: CaseFailure, to page: inout Page) {
        guard !failure.firstDifference.isEmpty else { return }
        page.gap()
        page.paragraph(failure.differenceLabel + failure.firstDifference, indent: 2)
    }

    private func addSteps(_ failure: CaseFailure, to page: inout Page) {
        if let comparison = TraceComparison(failure, style: page.style) {
            page.gap()
            page.add(comparison.lines)
        }
        addLastSteps(failure, to: &page)
    }

    /// Adds the last steps of an aborted trace, unless the comparison has already shown them.
    private func addLastSteps(_ failure: CaseFailure, to page: inout Page) {
        let trace = failure.attemptTrace
        guard failure.termination != nil, let difference = failure.difference,
            difference.attempt + 1 < trace.count
        else { return }
        let narrator = TraceNarrator(failure.scene, glyphs: page.style.glyphs)
        let noise = TraceNoise(trace, of: failure.scene).indices(leavesOutForwarding: false)
        let steps = narrator.steps(trace, without: noise)
            .suffix(FailureSection.lastSteps)
        page.gap()
        page.add(StyledLine("  The last steps of your answer:"))
        let shallowest = steps.map(\.depth).min() ?? 0
        for step in steps {
            page.paragraph(step.countedText, indent: 4 + min(8, step.depth - shallowest) * 2)
        }
    }
}

extension TestReport {
    /// What the answer said as it ended, unless the test's message says it.
    package var messageOfEnd: String? {
        guard let said = failure?.termination?.ownMessage, !said.isEmpty,
            !message.lowercased().contains(said.lowercased())
        else { return nil }
        return said
    }

    /// How the answer's process ended, unless the message says it.
    package var end: String? {
        guard let termination = failure?.termination else { return nil }
        let said = termination.kind == .signal ? termination.message : message
        return said.isEmpty ? termination.words : nil
    }
}

extension CaseFailure {
    /// The call in which a stopped answer was running, such as "root.hitTest((120, 90))".
    package func callWithoutReturn(_ glyphs: Glyphs = .unicode) -> String? {
        guard termination?.kind == .timeLimit, let call = attemptTrace.runningCall else {
            return nil
        }
        return TraceNarrator(scene, glyphs: glyphs).words(for: call)
    }
}

extension Termination {
    /// The place of the crash, such as "BaseView.swift:12:20 in hitTest(_:with:)".
    package func place(in file: String) -> String? {
        let function = function.map { "in \($0)" }
        guard let line else { return function }
        let position = column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
        return [position, function].compactMap { $0 }.joined(separator: " ")
    }
}
