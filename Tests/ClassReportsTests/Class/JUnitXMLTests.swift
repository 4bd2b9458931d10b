import Examples
import Markup
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("The class as JUnit's XML")
struct JUnitXMLTests {
    private func text(_ submissions: [SubmissionReport]) -> String {
        let writer = JUnitXML()
        return writer.opening() + submissions.map(writer.piece).joined() + writer.closing
    }

    @Test("Each answer is a suite, each test a case")
    func golden() {
        var report = SampleClass.believed
        report.tests.removeFirst(2)
        report.tests.removeLast(2)
        report.tests[0].failure = nil
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="ada/03-SystemHitTest" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="ada/03-SystemHitTest" name="The frontmost subview is asked first" \
            file="hand-in/BaseView.swift"><failure message="Subviews are asked from the last to the \
            first, since the last one lies in front." type="failed">✗ The frontmost subview is asked first

              Subviews are asked from the last to the first, since the last one lies in
              front.
            </failure></testcase>
            <system-out>asked back
            asked \\u{1B}[31mfront
            </system-out>
            </testsuite>
            </testsuites>

            """
        #expect(text([SampleClass.one(report)]) == expected)
    }

    @Test("A test without a result is an error, a wrong or missing answer a failure")
    func kinds() throws {
        let root = try #require(XMLOutline.root(of: text([SampleClass.ada])))
        #expect(root.name == "testsuites")
        let suites = root.all("testsuite")
        let counts = suites.map { suite in
            ["tests", "failures", "errors", "skipped"].map { suite.attributes[$0] ?? "" }
        }
        #expect(
            counts == [
                ["5", "0", "0", "0"], ["5", "2", "0", "0"], ["5", "0", "1", "3"],
                ["1", "0", "1", "0"], ["1", "0", "1", "0"], ["1", "1", "0", "0"],
            ]
        )
        let crash = try #require(suites[2].all("testcase")[1].all("error").first)
        #expect(crash.attributes == ["message": "crashed", "type": "crashed"])
        #expect(crash.text.contains("Fatal error: Index out of range"))
        let fault = try #require(suites[4].all("testcase").first?.all("error").first)
        #expect(fault.attributes == ["message": "grader's fault", "type": "graderFault"])
        let missing = try #require(suites[5].all("testcase").first?.all("failure").first)
        #expect(missing.attributes["type"] == "missing")
    }

    @Test("A case has one failure at most, and no two of a suite have one name")
    func uniqueness() throws {
        var report = Samples.failed
        report.tests[3].name = report.tests[2].name
        var bob = SampleClass.ada
        bob.student = "Ada Lovelace\n"
        let root = try #require(
            XMLOutline.root(of: text([SampleClass.ada, bob, SampleClass.one(report)]))
        )
        let suites = root.all("testsuite")
        #expect(Set(suites.compactMap { $0.attributes["name"] }).count == suites.count)
        for suite in suites {
            let cases = suite.all("testcase")
            #expect(Set(cases.compactMap { $0.attributes["name"] }).count == cases.count)
            for entry in cases { #expect(entry.children.count <= 1) }
        }
        let last = try #require(suites.last)
        #expect(
            last.all("testcase")[3].attributes["name"]
                == "The frontmost subview is asked first (test 4)"
        )
    }

    @Test("Nothing tells of time")
    func time() {
        #expect(!text([SampleClass.ada]).contains("time="))
    }

    @Test(
        "Characters that XML cannot contain are replaced, all others are escaped",
        arguments: [
            ("a\u{0}b\u{1B}", "a\u{FFFD}b\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
            ("]]>", "]]&gt;"), ("<a b=\"c\">&amp;", "&lt;a b=&quot;c&quot;&gt;&amp;amp;"),
            ("\r\n", "&#13;\n"), ("视🙂", "视🙂"),
        ]
    )
    func escaping(text: String, expected: String) {
        #expect(XMLText.escaped(text) == expected)
    }

    @Test("Lines and tabs survive in attributes")
    func attributes() {
        #expect(XMLText.tag("a", [("b", "1\n\t'\"")]) == "<a b=\"1&#10;&#9;'&quot;\">")
    }
}
