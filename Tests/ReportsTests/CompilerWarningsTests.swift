import Examples
import Results
import Testing

@testable import Reports

@Suite("The compiler's warnings beneath a failure")
struct CompilerWarningsTests {
    private func text(_ warnings: Int, outcome: Outcome = .failed) -> String {
        var report = outcome == .passed ? Samples.passed : Samples.failed
        report.diagnostics = (1...warnings).map {
            Diagnostic(
                severity: .warning,
                file: report.answerPath,
                line: $0,
                column: 5,
                message: "'x\($0)' was never used"
            )
        }
        report.diagnostics.append(
            Diagnostic(severity: .note, file: report.answerPath, line: 9, message: "declared here")
        )
        return TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
    }

    @Test("A failed answer is told each of a few")
    func few() {
        let expected = """
              The compiler warns of your file:
                line 1: 'x1' was never used
                line 2: 'x2' was never used

            """
        #expect(text(2).contains(expected))
        #expect(!text(2).contains("declared here"))
    }

    @Test("Of many, three are told and the others counted")
    func many() {
        #expect(text(7).contains("    line 3: 'x3' was never used\n    … and 4 more warnings\n"))
    }

    @Test("A warning of code without effect comes before the failure")
    func deadCode() throws {
        var report = Samples.failed
        report.diagnostics = [
            Diagnostic(
                severity: .warning,
                file: report.answerPath,
                line: 4,
                column: 5,
                message: "left side is not optional, so the right side is never used"
            )
        ]
        let text = TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
        let warning = try #require(text.range(of: "the right side is never used"))
        let failure = try #require(text.range(of: "First difference"))
        #expect(warning.lowerBound < failure.lowerBound)
    }

    @Test("An answer that passes is told none")
    func passed() {
        #expect(!text(2, outcome: .passed).contains("warns"))
    }
}
