import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("An answer's output below a failure")
struct PrintedOutputTests {
    /// The text below the failure of a report.
    private func text(
        of printed: Prints?,
        in all: Int,
        _ change: (inout CaseFailure) -> Void = { _ in }
    ) -> String {
        var failure = Samples.wrongOrder
        failure.printed = printed
        change(&failure)
        var report = Samples.failed
        report.outputLineCount = all
        report.tests[2].failure = failure
        var page = Page(TextStyle(glyphs: .unicode))
        FailureSection(report: report, test: report.tests[2]).output.add(to: &page)
        return page.lines.rendered(in: page.style)
    }

    @Test("Only what was printed in the scene above is quoted; other scenes are counted")
    func sceneAndOthers() {
        let printed = Prints(text: "asked front\nasked back\n", lineCount: 2)
        #expect(
            text(of: printed, in: 216) == """
                Your answer printed in this scene:
                  │ asked front
                  │ asked back
                  … and 214 lines in other scenes

                """
        )
    }

    @Test("Lines of a scene made smaller are not among the lines of the tests' scenes")
    func smallerScene() {
        let printed = Prints(text: "asked front\n", lineCount: 1)
        let shown = text(of: printed, in: 1) { $0.originalScene.script.append(.tap(Point(1, 1))) }
        #expect(
            shown == """
                Your answer printed in this scene:
                  │ asked front
                  … and 1 line in other scenes

                """
        )
    }

    @Test("Many lines are cut, and counted whole")
    func manyLines() {
        let printed = Prints(
            text: String(repeating: "again\n", count: 30) + "aga",
            lineCount: 100_000
        )
        let lines = text(of: printed, in: 100_000).split(separator: "\n")
        #expect(lines.count { $0 == "  │ again" } == 12)
        #expect(lines.last == "  … and over 10000 more lines, left out here")
    }

    @Test("If nothing was printed in the scene, other scenes are counted alone")
    func nothingHere() {
        #expect(
            text(of: Prints(text: "", lineCount: 0), in: 214)
                == "Your answer printed 214 lines in other scenes, and nothing in this one.\n"
        )
        #expect(text(of: nil, in: 1) == "Your answer printed 1 line in the tests' scenes.\n")
    }

    @Test("Very many lines are told by a bound, which is the same each time")
    func veryMany() {
        let printed = Prints(text: "again\n", lineCount: 1)
        #expect(
            text(of: printed, in: 10_001) == """
                Your answer printed in this scene:
                  │ again
                  … and 10000 lines in other scenes

                """
        )
        #expect(
            text(of: Prints(text: "", lineCount: 0), in: 10_001)
                == "Your answer printed over 10000 lines in other scenes, and nothing in this one.\n"
        )
    }

    @Test("If nothing was printed at all, nothing is said")
    func nothing() {
        #expect(text(of: Prints(text: "", lineCount: 0), in: 0) == "")
        #expect(text(of: nil, in: 0) == "")
    }
}
