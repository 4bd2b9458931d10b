import Scenario
import Testing

@testable import Judge

@Suite("What the runtime, or an answer in its name, says of a crash")
struct CrashReportTests {
    private static let answer = Array("one\nthree\n".utf8)

    private func end(_ frames: String, before: String = "") -> Termination {
        let text =
            before + #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": ["#
            + frames + "] }] }\n"
        return CrashReport(
            errors: Array(text.utf8),
            answerFile: "BaseView.swift",
            answer: Self.answer
        ).termination(signal: 4)
    }

    private func frame(line: String, column: String, file: String = "/x/BaseView.swift") -> String {
        #"{ "description": "f() + 4 in a", "sourceLocation": { "file": "\#(file)", "#
            + #""line": \#(line), "column": \#(column) } }"#
    }

    @Test("The frame nearest to the crash that is in the answer is told")
    func place() {
        let end = end(
            frame(line: "1", column: "1", file: "/x/Other.swift") + ","
                + frame(line: "2", column: "6") + "," + frame(line: "1", column: "1"),
            before: "Fatal error: Index out of range\n"
        )
        #expect(end.line == 2 && end.column == 6)
        #expect(end.function == "f()")
        #expect(end.message == "Index out of range")
    }

    @Test(
        "A place that the answer does not have is no place",
        arguments: [
            ("9223372036854775807", "1"), ("-9223372036854775808", "1"), ("0", "1"), ("4", "1"),
            ("2", "9223372036854775807"), ("2", "-9223372036854775808"), ("2", "0"), ("2", "7"),
            ("1e400", "1"), ("1.5", "1"), ("2", "NaN"), ("99999999999999999999", "1"),
        ]
    )
    func impossible(line: String, column: String) {
        let end = end(frame(line: line, column: column))
        #expect(end.line == nil && end.column == nil && end.function == nil)
        #expect(end.kind == .signal && end.code == 4)
    }

    @Test(
        "Any number of frames may be left out",
        arguments: [Int.min, -1, 0, 1_001, Int.max]
    )
    func omitted(count: Int) {
        let one = #"{ "kind": "omittedFrames", "count": \#(count) }"#
        let end = end(frame(line: "2", column: "1") + ",\(one),\(one)")
        #expect(end.line == 2)
        #expect((end.message == CrashReport.overflow) == (count > 1_000))
    }

    @Test("Texts are cut, and lists without end are no report")
    func bounds() {
        let long = String(repeating: "a", count: 100_000)
        let told = end(
            frame(line: "2", column: "1").replacing("f()", with: long),
            before: "Fatal error: \(long)\n"
        )
        #expect(told.function?.count == CrashReport.longestText)
        #expect(told.message.count == CrashReport.longestText)
        let deep = String(repeating: "[", count: 100_000)
        #expect(end(deep).line == nil)
    }
}
