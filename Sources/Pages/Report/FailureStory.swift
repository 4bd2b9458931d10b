import Platform
import Reports
import Results

/// The first failure in words, the same as in the terminal's report.
struct FailureStory {
    let body: ReportBody
    let test: TestReport

    private var report: ExerciseReport { body.report }
    private var place: ReportPlace { body.place }

    var html: HTML {
        .element(
            "section",
            ["class": "story", "aria-labelledby": place.id("story-title")],
            [.element(place.heading, ["id": place.id("story-title")], text: test.name)] + story
        )
    }

    private var story: [HTML] {
        guard let failure = test.failure else { return [paragraph(test.message)] }
        let again = DisplayedCommand.again(report, case: failure.identifier)
            .words(as: body.commandForm)
        let command = HTML.element("p", [.element("code", text: again)])
        return verdict(failure) + difference(failure) + progress + belief + others
            + printed(failure) + (failure.needsEarlierScenes ? [] : [command])
    }

    /// The parts that the answer has and those that it lacks.
    private var progress: [HTML] {
        func entry(_ next: String) -> HTML {
            .element("dl", definition("next", next, "accent"))
        }
        if let part = report.missingPart {
            return [paragraph(part.sentence)] + (part.next.map { [entry($0)] } ?? [])
        }
        guard let progress = report.unfinished else { return [] }
        let parts =
            progress.standing.map { HTML.element("li", ["class": "good"], text: "\u{2713} \($0)") }
            + progress.missing.map {
                HTML.element("li", ["class": "faint"], text: "\u{25CB} \($0)")
            }
        let constant =
            report.constant.map { [paragraph("So far it \($0), in nearly all scenes.")] } ?? []
        return [.element("ul", ["class": "parts"], parts)] + constant + [entry(progress.next)]
    }

    private var others: [HTML] {
        guard let others = report.failures(like: test)?.words else { return [] }
        let names = others.names.map { HTML.element("li", text: $0) }
        return [paragraph(others.sentence)] + (names.isEmpty ? [] : [.element("ul", names)])
    }

    private func verdict(_ failure: CaseFailure) -> [HTML] {
        guard let end = failure.termination else {
            let list =
                definition("expected", failure.expected, "good")
                + definition("happened", failure.actual, "bad")
            return [.element("dl", list)]
        }
        let ending = [
            ("message", test.messageOfEnd ?? ""), ("at", end.place(in: report.answerPath) ?? ""),
            ("ended", test.end ?? ""), ("stuck in", failure.callWithoutReturn() ?? ""),
        ]
        let list = ending.filter { !$0.1.isEmpty }.flatMap { definition($0.0, $0.1) }
        return [paragraph(test.message), .element("dl", list)]
    }

    private func difference(_ failure: CaseFailure) -> [HTML] {
        guard !failure.firstDifference.isEmpty else { return [] }
        return [paragraph(failure.differenceLabel + failure.firstDifference)]
    }

    private var belief: [HTML] {
        guard let diagnosis = test.diagnosis else { return [] }
        var list = definition("belief", "\u{201C}\(diagnosis.title)\u{201D}", "strong")
        if !diagnosis.explanation.isEmpty { list += definition("truth", diagnosis.explanation) }
        if !diagnosis.hint.isEmpty { list += definition("hint", diagnosis.hint, "accent") }
        return [paragraph(diagnosis.certainty.words), .element("dl", list)]
            + report.otherBeliefs(than: test).map(paragraph)
    }

    private func printed(_ failure: CaseFailure) -> [HTML] {
        guard let printed = failure.printed, !printed.text.isEmpty else { return [] }
        return [
            .element(
                "details",
                [
                    .element("summary", text: "What it printed in this scene"),
                    .element("pre", ["tabindex": "0"], text: printed.text),
                ]
            )
        ]
    }

    private func paragraph(_ text: String) -> HTML { .element("p", text: text) }

    private func definition(_ term: String, _ text: String, _ ink: String = "plain") -> [HTML] {
        [.element("dt", text: term), .element("dd", ["class": ink], text: text)]
    }
}
