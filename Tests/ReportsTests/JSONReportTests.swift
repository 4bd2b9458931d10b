import Examples
import Foundation
import Markup
import Results
import Scenario
import Testing

@testable import Reports

/// One object, one shape.
@Suite("A report as JSON")
struct JSONReportTests {
    private func object(_ report: ExerciseReport) throws -> [String: Any] {
        let data = Data(try JSONReport(report).text().utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test(
        "The keys are always there",
        arguments: [
            Samples.passed, Samples.failed, Samples.crashed, Samples.timedOut, Samples.notStarted,
            Samples.didNotCompile, Samples.graderFault,
        ]
    )
    func keys(report: ExerciseReport) throws {
        let object = try object(report)
        #expect(
            object.keys.sorted() == [
                "cap", "constant", "diagnostics", "durationSeconds", "exercise", "maxScore",
                "outcome",
                "output", "progress", "schema", "score", "seed", "slug", "tests",
            ]
        )
        for test in try #require(object["tests"] as? [[String: Any]]) {
            #expect(
                test.keys.sorted() == [
                    "counterexample", "firstDifference", "line", "message", "misconception", "name",
                    "outcome", "scene",
                ]
            )
        }
        for diagnostic in try #require(object["diagnostics"] as? [[String: Any]]) {
            #expect(
                diagnostic.keys.sorted() == [
                    "advice", "column", "file", "line", "message", "severity", "sourceLine",
                ]
            )
        }
    }

    @Test("Missing values are null, others are themselves")
    func values() throws {
        let object = try object(Samples.crashed)
        let tests = try #require(object["tests"] as? [[String: Any]])
        #expect(object["schema"] as? String == "workbook/report/1")
        #expect(object["seed"] as? Int == 42)
        #expect(object["outcome"] as? String == "crashed")
        #expect(tests[0]["scene"] is NSNull)
        #expect(tests[0]["message"] is NSNull)
        #expect(tests[1]["line"] as? Int == 12)
        let data = try JSONSerialization.data(withJSONObject: try #require(tests[1]["scene"]))
        #expect(try JSONDecoder().decode(Scene.self, from: data) == Samples.overlapping)
    }

    @Test("The largest seed stays a number, and text is the same each time")
    func stable() throws {
        var report = Samples.failed
        report.seed = .max
        let text = try JSONReport(report).text()
        #expect(text.contains("\"seed\" : 18446744073709551615"))
        #expect(try JSONReport(report).text() == text)
    }

    @Test("Hostile output is escaped, and read back as it was")
    func hostile() throws {
        var report = Samples.passed
        report.output = "\u{1B}[2J\u{202E}\u{9B}\u{7F}\u{2028}\u{E0041}\n\t\"\\"
        let text = try JSONReport(report).text()
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.needsEscaping })
        #expect(try object(report)["output"] as? String == report.output)
    }

    @Test("A scene with an impossible number is still told")
    func notANumber() throws {
        var report = Samples.failed
        report.tests[2].failure?.scene.root.frame.x = .nan
        #expect(try JSONReport(report).text().contains("\"NaN\""))
    }
}
