import Scenario
import Testing

@testable import Judge

@Suite("How an answer's tokens lie in its file")
struct AnswerLayoutTests {
    private func bytes(_ text: String) -> [UInt8] { AnswerLayout(Array(text.utf8)).canonicalBytes }

    @Test(
        "Blanks, comments and line ends do not count where a token's neighbours are the same",
        arguments: [
            "let a = b\n+ c { }", "let  a\t=\tb\n+ c { }\n", "let a = b // sum\n+ c { }",
            "let a = b\r\n+ c { }\r\n", "let a = b\r+ c { }", "let a = b\n\n\n    + c { }",
            "/* A */let/**/a = b/* 1\n 2 */+ c { } // end", "let a = b\n+ c/* /* x */ */{ }",
            "let\u{B}a\u{C}= b\n+ c { }", "// Ada, 1815\n\nlet a = b\n+ c { }",
            "\r\n/* b */ let a = b\n+ c { }",
        ]
    )
    func sameTokens(text: String) {
        #expect(bytes(text) == bytes("let a = b\n+ c { }"))
    }

    @Test(
        "Where Swift may tell two files apart, they are told apart",
        arguments: [
            ("a + b", "a +b"), ("a + b", "a+ b"), ("a\n+ b", "a + b"), ("return x", "return\nx"),
            ("f (x)", "f(x)"), ("a ? b : c", "a? b : c"), ("a & & b", "a && b"), ("ab", "a b"),
            ("\"a b\"", "\"a  b\""), ("\"a // b\"", "\"a \""), ("\"a\\(b)\"", "\"a\\(b )\""),
            ("\"\"\"\n a\n \"\"\"", "\"\"\"\n  a\n \"\"\""), ("`a b`", "`a  b`"),
            ("a /* open", "a"), ("a /* /* */", "a"), ("#/a b/#", "#/a  b/#"),
            ("x = #line", "x =  #line"), ("x = #column", "x =  #column"),
            (
                "#sourceLocation(file: \"a\", line: 1)\na",
                "#sourceLocation(file: \"a\", line: 1)\n\na"
            ),
            ("#!/bin/a\nb", "\n#!/bin/a\nb"), ("a\u{0}b", "a b"), ("a\u{0} b", "a b"),
            ("é", "e\u{301}"), ("a\u{A0}b", "a b"),
        ]
    )
    func otherTokens(first: String, second: String) {
        #expect(bytes(first) != bytes(second))
    }

    @Test("A comment that is no text counts, since no compiler takes it")
    func commentThatIsNoText() {
        let text = Array("let a = b // ".utf8)
        #expect(
            AnswerLayout(text + [0xFF]).canonicalBytes != AnswerLayout(text + [0x61]).canonicalBytes
        )
    }

    @Test("No file can be written that stands for another one's tokens")
    func separators() {
        let texts = ["a b", "a\nb", "ab", "a\u{1}b", "\u{1}a", "a", "", "// a", "a\u{20}\u{0}b"]
        let all = texts.map { bytes($0) }
        #expect(Set(all).count == texts.count - 1)
        #expect(bytes("") == bytes("// a"))
    }

    // MARK: Moving

    private static let first = "class A {\n    let b = c\n}\n"
    /// The same tokens, commented, with the line ends of another system.
    private static let second = "// mine\r\n\r\nclass A {\r\n// b\r\n  let b = c\r\n}\r\n"

    private func layout(_ text: String) -> AnswerLayout { AnswerLayout(Array(text.utf8)) }

    @Test(
        "A place in one is the same token's place in the other",
        arguments: [
            (1, 1, 3, 1), (1, 7, 3, 7), (2, 5, 5, 3), (2, 9, 5, 7), (2, 13, 5, 11), (3, 1, 6, 1),
            (1, 3, 3, 3), (2, 14, 6, 1), (3, 2, 6, 2), (4, 1, 6, 2),
        ]
    )
    func places(line: Int, column: Int, otherLine: Int, otherColumn: Int) throws {
        let place = try #require(
            layout(AnswerLayoutTests.first)
                .place(line: line, column: column, in: layout(AnswerLayoutTests.second))
        )
        #expect(place == (otherLine, otherColumn))
    }

    @Test("A place that no file has, has no counterpart", arguments: [-1, 0, 5, 1_000_000])
    func noPlace(line: Int) {
        let place = layout(AnswerLayoutTests.first)
            .place(line: line, column: 1, in: layout(AnswerLayoutTests.second))
        #expect(place == nil)
        #expect(layout("").place(line: 1, column: 1, in: layout("")) == nil)
        let other = layout(AnswerLayoutTests.first).place(line: 1, column: 1, in: layout("class"))
        #expect(other == nil)
    }

    @Test("Lines are told without their ends")
    func lines() {
        let layout = layout(AnswerLayoutTests.second)
        #expect(layout.text(ofLine: 5) == "  let b = c")
        #expect(layout.text(ofLine: 7) == "")
        #expect(layout.text(ofLine: 8) == nil)
        #expect(layout.text(ofLine: 0) == nil)
    }

    @Test("A report tells of the other file: its path, its lines, its columns, its text")
    func report() throws {
        var report = ExerciseReport(
            exercise: 3,
            slug: "s",
            title: "t",
            answerPath: "BaseView.swift",
            lessonPath: "l",
            outcome: .didNotCompile,
            seed: 1
        )
        report.diagnostics = [
            Diagnostic(
                severity: .error,
                file: "BaseView.swift",
                line: 2,
                column: 13,
                message: "cannot find 'c' in scope",
                sourceLine: "    let b = c"
            ),
            Diagnostic(severity: .note, file: "", message: "of the compiler's own"),
        ]
        report.tests = [crashed]
        let moved = report.moved(
            from: layout(AnswerLayoutTests.first),
            to: layout(AnswerLayoutTests.second),
            path: "hand-in/BaseView-2.swift"
        )
        let diagnostic = try #require(moved.diagnostics.first)
        #expect(diagnostic.file == "hand-in/BaseView-2.swift")
        #expect(diagnostic.line == 5 && diagnostic.column == 11)
        #expect(diagnostic.sourceLine == "  let b = c")
        #expect(moved.diagnostics[1] == report.diagnostics[1])
        #expect(moved.answerPath == "hand-in/BaseView-2.swift")
        #expect(moved.tests[0].message == "The answer crashed (line 5).")
        #expect(moved.tests[0].failure?.termination?.line == 5)
        #expect(moved.tests[0].failure?.termination?.column == 7)
        let back = moved.moved(
            from: layout(AnswerLayoutTests.second),
            to: layout(AnswerLayoutTests.first),
            path: "BaseView.swift"
        )
        #expect(back == report)
    }

    /// A test in which the answer crashed in its second line.
    private var crashed: TestReport {
        var test = TestReport(
            name: "Test",
            position: 0,
            outcome: .crashed,
            points: 1,
            message: "The answer crashed (line 2)."
        )
        var failure = CaseFailure(
            identifier: "a.1",
            scene: ExampleScene.family,
            stepIndex: 0,
            expected: "e",
            actual: "a",
            referenceTrace: [],
            attemptTrace: [],
            firstDifference: "d"
        )
        failure.termination = Termination(kind: .signal, code: 4)
        failure.termination?.line = 2
        failure.termination?.column = 9
        test.failure = failure
        return test
    }
}
