import Scenario
import Testing

@testable import Play

@Suite("Crash reports of the runtime, or of an answer in its name")
struct CrashReportTests {
    private static let answer = "one\nthree\n"

    private func report(
        _ frames: String,
        before: String = "",
        answer: String = Self.answer
    ) -> CrashReport {
        let text =
            before + #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": ["#
            + frames + "] }] }\n"
        return CrashReport(
            errors: Array(text.utf8),
            answerFile: "BaseView.swift",
            answer: Array(answer.utf8)
        )
    }

    private func end(_ frames: String, before: String = "", answer: String = Self.answer)
        -> Termination
    {
        report(frames, before: before, answer: answer).termination(signal: 4)
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
        #expect(end.sourceLine == "three")
        #expect(end.function == "f()")
        #expect(end.message == "Index out of range")
    }

    @Test("A message or a function that is one enormous character is cut")
    func oneCharacter() {
        let heap = "a" + String(repeating: "\u{301}", count: 1 << 16)
        let message = end("", before: "Fatal error: \(heap)\n").message
        #expect(message.unicodeScalars.first == "a" && message.unicodeScalars.count == 1_000)
        let location = #""sourceLocation": { "file": "/x/BaseView.swift", "line": 1, "column": 1 }"#
        let function = end(#"{ "description": "\#(heap)", \#(location) }"#).function
        #expect(function?.unicodeScalars.count == 1_000)
    }

    @Test(
        "A place that the answer does not have is no place",
        arguments: [
            ("9223372036854775807", "1"), ("-9223372036854775808", "1"), ("4", "1"),
            ("2", "9223372036854775807"), ("2", "-9223372036854775808"), ("2", "0"), ("2", "7"),
            ("1e400", "1"), ("1.5", "1"), ("2", "NaN"), ("99999999999999999999", "1"),
        ]
    )
    func impossible(line: String, column: String) {
        let end = end(frame(line: line, column: column))
        #expect(end.line == nil && end.column == nil && end.function == nil)
        #expect(end.kind == .signal && end.code == 4)
    }

    @Test("Code that the compiler added has no line, and is in its function all the same")
    func noLine() {
        let end = end(frame(line: "0", column: "0"))
        #expect(end.line == nil && end.column == nil)
        #expect(end.function == "f()")
    }

    @Test("A nil that is unwrapped implicitly is in the line that the message names")
    func implicitUnwrapping() {
        let message =
            "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
        let frames = frame(line: "0", column: "0") + "," + frame(line: "1", column: "2")
        let told = end(frames, before: "WorkbookAttempt/BaseView.swift:2: \(message)\n")
        #expect(told.line == 2 && told.column == nil)
        #expect(told.function == "f()")
        #expect(told.message == String(message.dropFirst("Fatal error: ".count)))
        // The runtime's own files are no answer, and a line that the answer lacks is none.
        #expect(end("", before: "Swift/Array.swift:2: \(message)\n").line == nil)
        #expect(end("", before: "WorkbookAttempt/BaseView.swift:9: \(message)\n").line == nil)
    }

    @Test(
        "An implicitly unwrapped variable that is nil is named, if only one can be it",
        arguments: [
            ("v.a()", "v, which nothing in your file sets"),
            ("self.v.a()", "v, which nothing in your file sets"), ("v = v.next", "v"),
            ("f(&v); v.a()", "v"), ("x.a()", nil), ("// v", nil), ("\"v\".a()", nil),
            ("v.a(w)", "v, which nothing in your file sets"), ("(v, w) = (w, v)", nil),
            ("layerView.a(v)", "v"), ("layerView.a()", "layerView"),
        ]
    )
    func nilValue(line: String, words: String?) {
        let said = "Unexpectedly found nil while implicitly unwrapping an Optional value"
        let told = end(
            "",
            before: "WorkbookAttempt/BaseView.swift:3: Fatal error: \(said)\n",
            answer: "var layerView: UIView!\nvar v: UIView!; var w: [Int]! = []\n\(line)\n"
        )
        #expect(told.message == said && told.nilValue == words)
    }

    @Test("Of several messages the last one counts, since an answer may print others")
    func lastMessage() {
        let told = end(
            "",
            before: "BaseView.swift:1: Fatal error: a\nBaseView.swift:2: Fatal error: b\n"
        )
        #expect(told.line == 2)
        #expect(told.message == "b")
    }

    @Test("A trap without a message is told by the name of its frame, and by the answer's line")
    func trap() {
        let trap =
            #"{ "description": "Swift runtime failure: arithmetic overflow", "sourceLocation": "#
            + #"{ "file": "/x/BaseView.swift", "line": 0, "column": 0 } },"#
        let told = end(trap + frame(line: "2", column: "3"))
        #expect(told.message == "Arithmetic overflow")
        #expect(told.line == 2 && told.column == 3)
        #expect(told.function == "f()")
    }

    static let casts: [(String, Int?)] = [
        ("let a = 1\nlet b = view as! UIButton\n", 2),
        ("// view as! UIButton\nlet b = view as! UIKit.UIButton\n", 2),
        ("let b = view as! UIButton\nlet c = view as! UILabel\n", 1),
        ("let b = view as! UIButton\nlet c = view as! UIButton\n", nil),
        ("let b = \"as! UIButton\"\n", nil), ("let b = view as? UIButton\n", nil),
    ]

    @Test(
        "A message names types without their modules",
        arguments: [
            ("A.B.C d.e.F", "C d.F"), ("x1.Y é.Z a..B", "x1.Y é.Z a..B"),
            ("A.1 B. .C", "A.1 B. .C"),
        ]
    )
    func modules(types: String, expected: String) {
        let cast = "Could not cast value of type "
        #expect(end("", before: "\(cast)'\(types)'\n").message == "\(cast)'\(expected)'")
    }

    @Test("An answer's last words name classes as the student knows them")
    func classes() {
        let message = "BaseView.swift:3: Fatal error: <TracedView: a> in <WorkbookAnswer: b>\n"
        #expect(end("", before: message).message == "<UIView: a> in <BaseView: b>")
    }

    @Test("A forced cast is in the only line that casts to the type", arguments: casts)
    func cast(answer: String, line: Int?) {
        let message =
            "Could not cast value of type 'WorkbookAttempt.WorkbookAnswer' (0x55f31183b638) to "
            + "'UIKitModel.UIButton' (0x7fd81dcf57d0).\n"
        let end = end("", before: message, answer: answer)
        #expect(end.message == "Could not cast value of type 'BaseView' to 'UIButton'")
        #expect(end.line == line)
    }

    @Test("Overlapping accesses to a variable are named without an address")
    func conflict() {
        let message =
            "Simultaneous accesses to 0x55d6, but modification requires exclusive access.\n"
        #expect(
            end("", before: message).message
                == "Simultaneous accesses to a variable, but modification requires exclusive access"
        )
    }

    // MARK: Endless loops

    private static let loops = """
        func hitTest() {
            for view in views {
                var index = 0
                while index < 3 { // not { closed
                    look("}", index)
                }
            }
            repeat {
                look()
            } while true
            look()
        }
        """

    private func located(_ lines: [Int]) -> Termination {
        let frames = lines.map { frame(line: "\($0)", column: "1") }.joined(separator: ",")
        return report(frames, answer: Self.loops).located(
            Termination(kind: .timeLimit, code: 2_000)
        )
    }

    @Test(
        "An endless loop is named, wherever in it the process was stopped",
        arguments: [
            ([5], 4, 9), ([4], 4, 9), ([3], 2, 5), ([9], 8, 5), ([10], 8, 5), ([11, 5], 4, 9),
            ([3, 9], 8, 5), ([11], 11, 1), ([12, 11], 11, 1),
        ] as [([Int], Int, Int)]
    )
    func loop(lines: [Int], line: Int, column: Int) {
        let end = located(lines)
        #expect(end.line == line && end.column == column)
        #expect(end.function == "f()")
        #expect(end.kind == .timeLimit && end.code == 2_000 && end.message.isEmpty)
    }

    @Test("Nothing is located by a report without the answer")
    func nowhere() {
        let end = located([])
        #expect(end.line == nil && end.column == nil && end.function == nil)
    }

    @Test(
        "Loops are found by braces, whatever stands in strings, comments and conditions",
        arguments: [
            ("while true {}", [1...1]), ("while\ntrue {\n}", [1...3]),
            ("while all.contains({ $0 }) {\n}", [1...2]), ("/* while { */ f {\n}", []),
            ("let a = \"while {\"", []), ("let a = \"\"\"\nwhile {\n\"\"\"", []),
            ("repeat {\n} while a\nif b {\n}", [1...2]), ("}}}while", []), ("while {", []),
            ("for a in b {\nfor c in d {\n}\n}", [2...3, 1...4]), ("\"\\\"while {\"", []),
        ] as [(String, [ClosedRange<Int>])]
    )
    func sourceLoops(source: String, expected: [ClosedRange<Int>]) {
        let loops = SourceLoops(Array(source.utf8)).loops
        #expect(loops.map { $0.line...$0.lastLine } == expected)
    }

    @Test(
        "Any number of frames may be left out",
        arguments: [Int.min, -1, 0, 1_001, Int.max]
    )
    func omitted(count: Int) {
        let one = #"{ "kind": "omittedFrames", "count": \#(count) }"#
        let end = end(frame(line: "2", column: "1") + ",\(one),\(one)")
        #expect(end.line == 2)
        #expect((end.message == Termination.stackOverflow) == (count > 1_000))
    }

    @Test("An endless recursion is at a line that calls on, not at the last call")
    func recursion() {
        let calls =
            [frame(line: "1", column: "1")]
            + Array(repeating: frame(line: "2", column: "1"), count: 3)
        let end = end(
            calls.joined(separator: ",") + #",{ "kind": "omittedFrames", "count": 5000 }"#
        )
        #expect(end.message == Termination.stackOverflow)
        #expect(end.line == 2)
    }

    @Test(
        "A fault above the stack pointer is an overflow, even if the report has no frames",
        arguments: [
            ("0x7ffd779d6ff8", "rsp", "0x7ffd779d6fd0", true),
            ("0x7ffd779d6ff8", "sp", "0x7ffd779d7000", true),
            ("0x7ffd779d6ff8", "rsp", "0x7ffd779d7100", false),
            ("0x7ffd779d6ff8", "rsp", "0x7ffd778d6ff8", false),
            ("0x0", "rsp", "0x7ffd779d7100", false), ("0x10", "rsp", "16", false),
            ("-0x10", "rsp", "0x10", false), ("0x", "rsp", "0x", false),
            ("0xffffffffffffffff", "rsp", "0x0", false), ("0x10", "rbp", "0x10", false),
        ]
    )
    func endOfStack(fault: String, register: String, stack: String, isOverflow: Bool) {
        let text =
            #"{ "timestamp": "now", "faultAddress": "\#(fault)", "threads": [{ "crashed": true, "#
            + #""registers": { "\#(register)": "\#(stack)" }, "frames": [] }] }"#
        let report = CrashReport(errors: Array(text.utf8), answerFile: "A.swift", answer: [])
        #expect((report.termination(signal: 11).message == Termination.stackOverflow) == isOverflow)
    }

    @Test("Texts are cut, and lists without end are no report")
    func bounds() {
        let long = String(repeating: "a", count: 100_000)
        let cast = end("", before: "Could not cast value of type '\(long)' to '\(long)'.\n")
        #expect(cast.line == nil && cast.message.count <= CrashReport.longestText)
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
