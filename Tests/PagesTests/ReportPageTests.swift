import Examples
import Results
import Scenario
import Testing

@testable import Pages

@Suite("The page of a report")
struct ReportPageTests {
    /// The body of a page, as a reader of XML has it.
    private func body(_ page: ReportPage) throws -> XMLOutline.Element {
        try #require(XMLOutline.root(of: page.body.source))
    }

    @Test("It says what the terminal's report says, in the same words")
    func words() throws {
        let text = try body(PageSamples.page()).allText
        for words in [
            "Exercise 3, The system's hit testing: failed",
            "1 of 2 tests passed, 2 of 5 points, seed 42", "The front is asked first",
            "front is hit", "back is hit", "First difference: root asks back before front.",
            "In every scene your answer does what this belief leads to:",
            "\u{201C}The back one is asked first\u{201D}", "It is drawn first.",
            "Which one lies on top?", "make check EX=3 CASE=order.2 SEED=42",
        ] { #expect(text.contains(words), "\(words)") }
    }

    @Test("The steps of both stand side by side, with one first difference")
    func steps() throws {
        let rows = try body(PageSamples.page()).withDescendants.filter {
            $0.name == "tr" && $0.attributes["class"]?.hasPrefix("moment") == true
        }
        #expect(rows.count == 10)
        let differences = rows.filter { $0.attributes["class"] == "moment difference" }
        #expect(
            differences.map { $0.children.map(\.text) } == [
                [
                    "converted (150, 120) of root to (30, 30) of front",
                    "converted (150, 120) of root to (120, 90) of back",
                ]
            ]
        )
    }

    @Test("A step is indented as a whole, so that its second line is, too")
    func indentation() throws {
        let rows = try body(PageSamples.page()).withDescendants.filter {
            $0.name == "tr" && $0.attributes["class"]?.hasPrefix("moment") == true
        }
        let cells = rows.compactMap(\.children.first)
        #expect(
            cells.prefix(4).map { "\($0.attributes["class"] ?? ""): \($0.text)" } == [
                "depth-0: tap at (150, 120)", "depth-0: window.hitTest((150, 120))",
                "depth-1: root.hitTest((150, 120))", "depth-2: read root.isHidden",
            ]
        )
    }

    @Test("Files that may be the answer are named beside the score")
    func unusedFiles() throws {
        var report = PageSamples.report()
        report.unusedFiles = ["BaseView (1).swift"]
        #expect(
            try body(PageSamples.page(report)).withDescendants.contains {
                $0.name == "p"
                    && $0.text.hasPrefix("Not graded: BaseView (1).swift. If your answer")
            }
        )
    }

    @Test("The terminal's report of an answer that was not played stands on its page once")
    func notPlayed() throws {
        var report = PageSamples.report()
        report.outcome = .notStarted
        let blocks = try body(PageSamples.page(report)).withDescendants.filter { $0.name == "pre" }
        #expect(blocks.count == 1)
    }

    @Test("A case about a chain lists the scene's views and controllers, another one draws them")
    func tree() throws {
        var scene = PageSamples.overlapping()
        scene.script = [.next(of: "back")]
        var failure = PageSamples.wrongOrder(scene)
        failure.referenceTrace = [.stepBegan(0)]
        failure.attemptTrace = [.stepBegan(0)]
        func trees(_ page: ReportPage) throws -> [String] {
            try body(page).withDescendants.filter { $0.attributes["class"] == "tree" }.map(\.text)
        }
        let tree = try trees(PageSamples.page(PageSamples.report(.failed, failure)))
        #expect(tree.count == 1)
        for words in [
            "the next responder of back is asked for", "    back", "application delegate",
        ] {
            #expect(tree.first?.contains(words) == true, "\(words)")
        }
        #expect(try trees(PageSamples.page()).isEmpty)
    }

    @Test("The page also names the belief behind another test")
    func otherBelief() throws {
        var report = PageSamples.report()
        var other = report.tests[1]
        (other.name, other.position) = ("Another test", 2)
        other.diagnosis?.identifier = "Other"
        other.diagnosis?.title = "Another one"
        report.tests.append(other)
        let story = try body(PageSamples.page(report)).withDescendants
            .first { $0.attributes["class"] == "story" }
        let words = "Another belief may be behind \u{201C}Another test\u{201D}: "
        #expect(story?.allText.contains(words + "\u{201C}Another one\u{201D}.") == true)
    }

    @Test("A note says that the order of reads makes no difference")
    func orderOfReads() throws {
        let root = Participant.responder(1)
        func notes(_ attempt: [TraceEvent]) throws -> [String] {
            let reads = [TraceEvent.read(.isHidden, root), .read(.alpha, root)]
            var failure = PageSamples.wrongOrder()
            failure.referenceTrace = [.stepBegan(0)] + reads + [.hit(nil)]
            failure.attemptTrace = [.stepBegan(0)] + attempt + [.hit(root)]
            failure.differenceIndex = TraceDifference(reference: 3, attempt: 3)
            let page = PageSamples.page(PageSamples.report(.failed, failure))
            return try body(page).withDescendants
                .filter { $0.name == "td" && $0.attributes["class"] == "faint" }.map(\.text)
        }
        #expect(try notes([.read(.isHidden, root), .read(.alpha, root)]) == [])
        #expect(
            try notes([.read(.alpha, root), .read(.isHidden, root)])
                == ["That yours reads alpha and isHidden in another order makes no difference."]
        )
    }

    @Test("A step tells the point in the coordinates of each view that is being asked")
    func path() throws {
        let all = try body(PageSamples.page()).withDescendants
        let cells = all.filter { $0.attributes["data-path"] != nil }
        let paths = cells.compactMap { $0.attributes["data-path"] }
        #expect(paths.contains("window (150, 120) › root (150, 120) › front (30, 30)"))
        #expect(paths.contains("window (150, 120) › root (150, 120) › back (120, 90)"))
        let identifiers = Set(all.compactMap { $0.attributes["id"] })
        let lit = cells.compactMap { $0.attributes["data-view"] }.filter { !$0.isEmpty }
        #expect(lit.count > 10 && lit.allSatisfy(identifiers.contains))
    }

    @Test("The point that is handed over lies where the touch is, if it was converted right")
    func pointOnFigure() throws {
        let all = try body(PageSamples.page()).withDescendants
        let places = all.filter { $0.attributes["data-x"]?.isEmpty == false }
            .map { "\($0.attributes["data-x"] ?? "") \($0.attributes["data-y"] ?? "")" }
        #expect(places.count > 10)
        #expect(Set(places).count == 1)
        var failure = PageSamples.wrongOrder()
        failure.attemptTrace[7] = .hitTestBegan(.responder(2), Point(150, 120))
        let wrong = try body(PageSamples.page(PageSamples.report(.failed, failure)))
        let wrongPlaces = wrong.withDescendants.compactMap { $0.attributes["data-x"] }
        #expect(Set(wrongPlaces.filter { !$0.isEmpty }).count == 2)
    }

    @Test("Where a button ought to be round, each side's figure shows the circle in its own way")
    func roundButton() throws {
        func shapes(_ slug: String) throws -> [String] {
            try body(PageSamples.page(PageSamples.report(slug: slug))).withDescendants
                .compactMap { $0.attributes["class"] }.filter { ["bounds", "wanted"].contains($0) }
        }
        #expect(Set(try shapes("05-RoundButton")) == ["bounds", "wanted"])
        #expect(try shapes("03-SystemHitTest").isEmpty)
    }

    @Test("Each id stands once on a page")
    func identifiers() throws {
        var report = PageSamples.report()
        report.tests.append(report.tests[1])
        report.tests[2].position = 2
        let all = try body(PageSamples.page(report, map: PageSamples.maps())).withDescendants
        let identifiers = all.compactMap { $0.attributes["id"] }
        #expect(identifiers.contains("play-1"))
        #expect(Set(identifiers).count == identifiers.count)
    }

    // MARK: The source

    private func notes(_ report: ExerciseReport) throws -> [String] {
        let all = try body(PageSamples.page(report)).withDescendants
        #expect(all.filter { $0.attributes["class"]?.hasPrefix("line") == true }.count > 7)
        return all.filter { $0.attributes["class"]?.hasPrefix("line marked") == true }
            .map { "\($0.attributes["id"] ?? ""): \($0.children.dropFirst().map(\.allText))" }
    }

    @Test("The method that ran at the first difference is marked")
    func markOfDifference() throws {
        #expect(
            try notes(PageSamples.report())
                == ["line-4: [\"the method that ran at the first difference\"]"]
        )
    }

    @Test("A crash marks its line, and a crash without a line marks none")
    func markOfCrash() throws {
        var failure = PageSamples.wrongOrder()
        failure.termination = Termination(kind: .signal, code: 5, message: "Index out of range")
        failure.termination?.line = 5
        #expect(
            try notes(PageSamples.report(.crashed, failure)) == [
                "line-5: [\"It crashed with signal 5 (the runtime\\'s trap). Index out of range\"]"
            ]
        )
        failure.termination?.line = nil
        failure.attemptTrace = [.stepBegan(0)]
        failure.differenceIndex = nil
        #expect(try notes(PageSamples.report(.crashed, failure)) == [])
    }

    @Test("The story and the line each name an endless loop once, without a message")
    func endlessLoop() throws {
        var failure = PageSamples.wrongOrder()
        failure.termination = Termination(kind: .timeLimit, code: 400, message: "of computing")
        failure.termination?.line = 5
        let report = PageSamples.report(.timedOut, failure)
        let sentence = "It was stopped, because it did not return within 0.4 s of computing."
        #expect(try notes(report) == ["line-5: [\"\(sentence)\"]"])
        let all = try body(PageSamples.page(report)).withDescendants
        let terms = all.filter { $0.name == "dt" }.map(\.allText)
        #expect(!terms.contains("ended") && !terms.contains("message"))
    }

    @Test("The story names the call that an endless loop is stuck in, as the terminal does")
    func stuckCall() throws {
        func story(_ kind: Termination.Kind) throws -> [String] {
            var failure = PageSamples.wrongOrder()
            failure.attemptTrace = Array(failure.attemptTrace.prefix(8))
            failure.termination = Termination(kind: kind, code: 2_000)
            let all = try body(PageSamples.page(PageSamples.report(.timedOut, failure)))
                .withDescendants
            return all.filter { ["dt", "dd"].contains($0.name) }.map(\.allText)
        }
        let entries = try story(.timeLimit)
        let position = try #require(entries.firstIndex(of: "stuck in"))
        #expect(entries[position + 1] == "back.hitTest((120, 90))")
        #expect(try !story(.signal).contains("stuck in"))
    }

    @Test("Messages of the compiler stand at their lines")
    func markOfMessages() throws {
        var report = PageSamples.report(.didNotCompile)
        report.tests = []
        report.diagnostics = [
            Diagnostic(
                severity: .error,
                file: report.answerPath,
                line: 5,
                message: "no such thing"
            ),
            Diagnostic(severity: .error, file: "another.swift", line: 1, message: "elsewhere"),
        ]
        #expect(try notes(report) == ["line-5: [\"error: no such thing\"]"])
    }

    @Test("An answer that passed has a page that plays its scenes, without a difference")
    func passed() throws {
        let failure = PageSamples.wrongOrder()
        let played = PlayedCase(
            "order.2",
            of: "The front is asked first",
            failure.scene,
            reference: failure.referenceTrace,
            attempt: failure.referenceTrace
        )
        let page = ReportPage(
            PageSamples.report(.passed),
            source: PageSamples.source,
            cases: [played]
        )
        let all = try body(page).withDescendants
        #expect(all.count { $0.attributes["class"] == "moment" } == 10)
        #expect(!all.contains { $0.attributes["class"] == "moment difference" })
        #expect(all.first?.allText.contains("2 of 2 tests passed, 5 of 5 points") == true)
    }

    @Test("It ends with the way on: the lesson and a hint, and after a pass the next lesson")
    func wayOn() throws {
        func end(_ outcome: Outcome) throws -> XMLOutline.Element? {
            let page = ReportPage(
                PageSamples.report(outcome),
                source: nil,
                cases: [],
                lesson: (path: "Exercises/README.md", address: "file:///a%20b/README.md")
            )
            return try body(page).children.first?.children.last
        }
        let failed = try #require(try end(.failed))
        #expect(failed.children.first?.attributes["href"] == "file:///a%20b/README.md")
        #expect(failed.allText.contains("make hint EX=3"))
        let passed = try #require(try end(.passed))
        #expect(passed.children.map(\.text) == ["Exercises/README.md"])
    }

    @Test("A page without a map says why, where there would be one")
    func noMap() throws {
        let report = PageSamples.report()
        let reason = "There is no map: it is too dark & late."
        let page = ReportPage(
            report,
            source: nil,
            cases: PlayedCase.failed(in: report),
            map: .leftOut(reason)
        )
        #expect(try body(page).withDescendants.contains { $0.text == reason })
        #expect(try !page.html(WebSources.files).contains("hit-map-data"))
    }
}
