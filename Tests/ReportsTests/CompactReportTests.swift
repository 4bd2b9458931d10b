import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("A report in few lines")
struct CompactReportTests {
    private static let style = TextStyle(glyphs: .unicode)

    private func report() -> ExerciseReport {
        var test = TestReport(
            name: "The front view is found",
            position: 1,
            outcome: .failed,
            points: 2
        )
        test.failure = Samples.wrongOrder
        test.failure?.printed = Prints(text: "one\ntwo\nthree\nfour\n", lineCount: 4)
        test.message = "front is hit. back is hit."
        test.diagnosis = Diagnosis(
            identifier: "Order",
            title: "The first one added is asked first",
            explanation: "Long.",
            hint: "Look.",
            certainty: .certain
        )
        let passed = (0..<30).map { index in
            TestReport(name: "Test \(index)", position: index + 2, outcome: .passed, points: 1)
        }
        return Samples.report(.failed, tests: [test] + passed, output: "one\ntwo\nthree\nfour\n")
    }

    @Test("It has the verdict, the difference, the belief, and what was printed")
    func text() {
        #expect(
            CompactReport(report(), style: CompactReportTests.style, rows: 20).text == """
                Exercise 3, The system's hit testing: failed
                ✗ The front view is found

                  expected  front is hit.
                  happened  back is hit.

                  First difference: root asks back before front.

                  In every scene your answer does what this belief leads to: “The first one
                  added is asked first”

                Your answer printed in this scene:
                  │ one
                  │ two
                  │ three
                  │ four

                """
        )
    }

    @Test("Output that does not fit is cut between its lines, and counted")
    func muchOutput() {
        var report = report()
        let long = String(repeating: "x", count: 150)
        report.tests[0].failure?.printed = Prints(text: "one\n\(long)\ntwo\n", lineCount: 201)
        let text = CompactReport(report, style: CompactReportTests.style, rows: 17).text
        let ending = """
            Your answer printed in this scene:
              │ one
              … and 200 more lines: make check EX=3 shows more

            """
        #expect(text.hasSuffix(ending), "\(text)")
    }

    @Test("No part has more lines than there is room for", arguments: [8, 12, 16, 20, 40])
    func rows(rows: Int) {
        let compact = CompactReport(report(), style: CompactReportTests.style, rows: rows)
        for part in [compact.text, compact.picture] {
            let lines = (part ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            if part == compact.picture, rows < 16 { continue }
            #expect(lines.count - 1 <= rows && lines.count > 3)
        }
    }

    @Test("A picture that does not fit still has a row for each edge")
    func edges() throws {
        var report = report()
        let boxes = (1...4).reversed().reduce(into: [SceneView]()) { inside, number in
            let side = 200 - 40 * Double(number)
            let frame = Rectangle(20, 20, side, side)
            inside = [SceneView("view \(number)", .view, frame, subviews: inside)]
        }
        report.tests[0].failure?.scene.root.subviews = boxes
        let compact = CompactReport(report, style: CompactReportTests.style, rows: 12)
        let lines = try #require(compact.picture).split(separator: "\n")
        #expect(lines.count { $0.contains("┌") } == 5 && lines.count { $0.contains("┘") } == 5)
    }

    @Test("The steps of both sides and the whole belief are there for whoever asks")
    func traces() throws {
        let traces = try #require(
            CompactReport(report(), style: CompactReportTests.style, rows: 8).traces
        )
        #expect(traces.hasPrefix("The front view is found\n"))
        #expect(traces.contains("  expected ") && traces.contains("│ your answer"))
        #expect(traces.contains("  truth     Long.\n  hint      Look.\n"))
        #expect(!traces.contains("┌─"))
        #expect(
            CompactReport(Samples.passed, style: CompactReportTests.style, rows: 8).traces == nil
        )
    }

    @Test("The list has each test, failures first, however small the screen")
    func list() throws {
        let list = try #require(
            CompactReport(report(), style: CompactReportTests.style, rows: 10).list
        )
        let lines = list.split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "Exercise 3, The system's hit testing: failed, 30 of 32 points",
                "  ✗ The front view is found", "  ✓ Test 0",
            ]
        )
        #expect(lines.count == 32)
    }

    @Test("A limit of the points and the compiler's warnings stand below the failure")
    func limitAndWarnings() {
        var report = report()
        report.cap = PointsCap(reason: .rule, share: 0.25)
        report.diagnostics = [
            Diagnostic(severity: .warning, file: "A.swift", line: 7, message: "it is gone at once")
        ]
        let text = CompactReport(report, style: CompactReportTests.style, rows: 40).text
        #expect(
            text.contains("  The compiler warns of your file:\n    line 7: it is gone at once\n")
        )
        #expect(text.contains("so it earns at most 25 % of the\n  points."))
    }

    @Test("A warning of what may be the fault stands apart from the failure below it")
    func warningBeforeFailure() {
        var report = report()
        let message = "so the right side is never used"
        report.diagnostics = [
            Diagnostic(severity: .warning, file: "A.swift", line: 7, message: message)
        ]
        let text = CompactReport(report, style: CompactReportTests.style, rows: 40).text
        #expect(text.contains("    line 7: \(message)\n\n✗"))
    }

    @Test("Other findings are as in the full report, cut if there is no room")
    func otherOutcomes() {
        for report in [Samples.passed, Samples.notStarted, Samples.didNotCompile] {
            let full = TerminalReport(
                report,
                on: .repeatedly,
                style: CompactReportTests.style
            ).text
            let compact = CompactReport(report, style: CompactReportTests.style, rows: 60)
            #expect(compact.text == full)
        }
        let cut = CompactReport(Samples.didNotCompile, style: CompactReportTests.style, rows: 8)
            .text
        #expect(cut.hasSuffix("\n  … make check EX=3 shows the rest\n"))
        #expect(cut.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
        #expect(
            CompactReport(Samples.notStarted, style: CompactReportTests.style, rows: 9).list == nil
        )
        #expect(
            CompactReport(Samples.passed, style: CompactReportTests.style, rows: 9).picture == nil
        )
    }

    @Test("If nothing has changed there is one line")
    func unchanged() {
        #expect(
            CompactReport(report(), style: CompactReportTests.style, rows: 20).unchanged
                == "✗ As before: failed, 30 of 32 points\n"
        )
    }
}
