import Examples
import Foundation
import Markup
import Pages
import Reports
import Results
import Scenario
import Testing

@testable import ClassReports

/// Claims about every format, whatever students wrote.
@Suite("Any submission")
struct HostileClassTests {
    private let token = "0123456789abcdefXYZ"

    private func submission(_ seed: Int) -> SubmissionReport {
        var random = RandomReports(seed: UInt64(seed))
        return random.submission()
    }

    private func checkVisible(_ text: String) {
        let hidden = text.unicodeScalars.filter { $0 != "\n" && $0.needsEscaping }
        #expect(hidden.isEmpty, "\(hidden.map(\.value))")
    }

    @Test("Markdown shows it as text", arguments: 0..<20)
    func markdown(seed: Int) {
        let submission = submission(seed)
        let text = FeedbackMarkdown(submission).text
        checkVisible(text)
        #expect(text == FeedbackMarkdown(submission).text)
        var fence: Substring?
        var blocks = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = fence {
                if line == open { fence = nil }
            } else if line.hasPrefix("```") {
                fence = line.prefix { $0 == "`" }
                blocks += 1
            } else {
                #expect(!line.contains("<") || line.contains("\\<"), "\(line)")
                #expect(!line.hasPrefix("    "))
            }
        }
        #expect(fence == nil)
        #expect(blocks == submission.answers.count)
    }

    @Test("A page shows it as text", arguments: 0..<6)
    func page(seed: Int) throws {
        let submission = submission(seed)
        let page = FeedbackPage(submission)
        let text = try page.html(WebFiles(folder: WebFolder.path))
        checkVisible(text.replacing("\t", with: " "))
        let again = try page.html(WebFiles(folder: WebFolder.path))
        #expect(text == again)
        #expect(text.components(separatedBy: "<script").count == 2)
        #expect(text.components(separatedBy: "</script").count == 2)
        let root = try #require(XMLOutline.root(of: page.page.body.source))
        let all = root.withDescendants
        #expect(Set(all.map(\.name)).isSubset(of: HostileClassTests.elements))
        #expect(all.count { $0.attributes["class"] == "report" } == submission.answers.count)
        for (key, value) in all.flatMap(\.attributes) {
            #expect(!key.hasPrefix("on") && !["style", "src", "xlink:href"].contains(key))
            #expect(key != "href" || value.contains(#/^#exercise=[1-6]$/#))
        }
    }

    private static let elements: Set = [
        "main", "section", "div", "h1", "h2", "h3", "p", "a", "dl", "dt", "dd", "ul", "ol", "li",
        "code", "pre", "span", "table", "thead", "tbody", "tr", "th", "td", "details", "summary",
        "label", "select", "option", "button", "input", "output", "svg", "title", "desc", "g",
        "path", "rect", "circle", "text", "defs", "pattern", "clipPath",
    ]

    @Test("JSON of all places is read back", arguments: 0..<20)
    func json(seed: Int) throws {
        let submission = submission(seed)
        let place = try Classroom50Submission(
            [
                "CLASSROOM": submission.student + "x", "ASSIGNMENT": "a",
                "ASSIGNMENT_TYPE": "group", "SUBMISSION_TAG": "submit/x", "OWNER": "o",
                "COMMIT_URL": "c", "RELEASE_URL": "r", "REVIEW_URL": "v",
            ],
            committed: Date(timeIntervalSince1970: 0)
        )
        let grades = GradesJSON(seed: 1, protections: [.none])
        let texts = [
            try GradescopeResults(submission).text(), try ExercismResults(submission).text(),
            try Classroom50Result(submission, at: place).text(),
            try grades.opening() + grades.piece(for: submission) + grades.closing,
        ]
        for text in texts {
            checkVisible(text)
            _ = try SampleClass.object(text)
        }
        let result = try SampleClass.object(texts[2])
        #expect(result["classroom"] as? String == submission.student + "x")
        #expect(result["score"] as? Int ?? 1 <= result["max-score"] as? Int ?? 0)
        let students = try SampleClass.object(texts[3])["students"] as? [[String: Any]]
        #expect(students?.first?["student"] as? String == submission.student)
    }

    @Test("XML is well-formed, and its counts are right", arguments: 0..<20)
    func xml(seed: Int) throws {
        let submission = submission(seed)
        let writer = JUnitXML()
        let text = writer.opening() + writer.piece(for: submission) + writer.closing
        checkVisible(text)
        let root = try #require(XMLOutline.root(of: text))
        #expect(root.children.count == submission.answers.count)
        for suite in root.children {
            let cases = suite.all("testcase")
            func count(_ name: String) -> String {
                "\(cases.count { !$0.all(name).isEmpty })"
            }
            #expect(suite.attributes["tests"] == "\(cases.count)")
            #expect(suite.attributes["failures"] == count("failure"))
            #expect(suite.attributes["errors"] == count("error"))
            #expect(suite.attributes["skipped"] == count("skipped"))
            #expect(Set(cases.compactMap { $0.attributes["name"] }).count == cases.count)
        }
    }

    @Test("A gradebook's row is one line with all its fields, none a formula", arguments: 0..<20)
    func gradebook(seed: Int) {
        let row = Gradebook(exercises: [1, 2, 3, 4, 5, 6]).piece(for: submission(seed))
        #expect(row.unicodeScalars.count { $0 == "\n" || $0 == "\r" } == 2)
        checkVisible(row.replacing("\r\n", with: ""))
        let fields = GradebookTests.fields(row)
        #expect(fields.count == 16)
        for field in fields {
            let first = field.unicodeScalars.first { $0 != " " }
            #expect(first.map { !["=", "+", "-", "@", "\t"].contains($0) } ?? true, "\(field)")
        }
    }

    @Test("GitHub obeys nothing but what the grader says", arguments: 0..<20)
    func actions(seed: Int) throws {
        let text = try ActionsLog(submission(seed), token: token).text()
        checkVisible(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let stop = try #require(lines.firstIndex(of: "::stop-commands::\(token)"))
        #expect(lines[..<stop].allSatisfy { $0.hasPrefix("::error file=") })
        #expect(lines.firstIndex(of: "::\(token)::") == lines.count - 2)
    }

    @Test("A summary shows it as text", arguments: 0..<8)
    func summary(seed: Int) {
        var summary = ClassSummary()
        for offset in 0..<8 { summary.add(submission(seed * 8 + offset)) }
        checkVisible(ClassSummaryMarkdown(summary).text)
        for columns in [48, 80] {
            let style = TextStyle(glyphs: .ascii, columns: columns)
            let text = ClassSummaryReport(summary, style: style).text
            checkVisible(text)
            #expect(text.utf8.allSatisfy { $0 < 0x80 })
            for line in text.split(separator: "\n") {
                #expect(line.count <= columns, "\(line)")
            }
        }
    }
}
