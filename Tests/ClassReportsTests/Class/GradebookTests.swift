import Examples
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("The gradebook")
struct GradebookTests {
    private let book = Gradebook(exercises: [1, 2, 3])

    private func row(_ submission: SubmissionReport) -> String { book.piece(for: submission) }

    /// A row's fields as a spreadsheet reads them.
    static func fields(_ row: String) -> [String] {
        var fields = [""]
        var isQuoted = false
        var isBehindQuote = false
        for scalar in row.unicodeScalars {
            switch scalar {
            case "\"":
                if isBehindQuote { fields[fields.count - 1].unicodeScalars.append(scalar) }
                isBehindQuote = isQuoted
                isQuoted.toggle()
                continue
            case ",", "\r", "\n":
                if isQuoted {
                    fields[fields.count - 1].unicodeScalars.append(scalar)
                } else if scalar == "," {
                    fields.append("")
                }
            default: fields[fields.count - 1].unicodeScalars.append(scalar)
            }
            isBehindQuote = false
        }
        return fields
    }

    @Test("One row a student, and the columns have names")
    func golden() {
        let bob = SubmissionReport(
            student: "bob",
            answers: [
                SampleClass.answer(1, Samples.passed), SampleClass.answer(2, Samples.timedOut),
                SampleClass.answer(3, SampleClass.notAccepted),
            ]
        )
        let expected = """
            student,exercise 1 outcome,exercise 1 points,exercise 2 outcome,exercise 2 points,\
            exercise 3 outcome,exercise 3 points,total,maximum,note\r
            bob,passed,10,did not return,4,not accepted,0,14,30,\
            exercise 3: not accepted: There are two files of this name.\r

            """
        #expect(book.opening() + row(bob) + book.closing == expected)
    }

    @Test("A file that is no text is explained, a compiler's error is not")
    func notText() {
        var report = Samples.passed
        report.outcome = .didNotCompile
        report.diagnostics = [
            Diagnostic(severity: .error, file: "f", line: 7, message: "the file is not UTF-8 text")
        ]
        let dan = SampleClass.answer(3, report)
        #expect(
            row(SubmissionReport(student: "dan", answers: [dan]))
                .hasSuffix(",exercise 3: does not compile: the file is not UTF-8 text\r\n")
        )
        report.diagnostics[0].column = 2
        let eve = SampleClass.answer(3, report)
        #expect(row(SubmissionReport(student: "eve", answers: [eve])).hasSuffix(",\r\n"))
    }

    @Test("Files that nobody graded are named, once for the exercises that miss their answer")
    func unusedFiles() {
        var report = Samples.passed
        report.outcome = .missing
        report.unusedFiles = ["all.zip", "Answer.swift"]
        let answers = [1, 2, 3].map { SampleClass.answer($0, report) }
        #expect(
            row(SubmissionReport(student: "fay", answers: answers))
                .hasSuffix(",\"exercises 1, 2, 3: not graded: all.zip, Answer.swift\"\r\n")
        )
        report.outcome = .passed
        let passed = SubmissionReport(student: "fay", answers: [SampleClass.answer(1, report)])
        #expect(row(passed).hasSuffix(",\"exercise 1: not graded: all.zip, Answer.swift\"\r\n"))
        report.outcome = .missing
        report.unusedFiles = []
        let plain = SubmissionReport(student: "fay", answers: [SampleClass.answer(1, report)])
        #expect(row(plain).hasSuffix(",\r\n"))
    }

    @Test("A fault of the grader's has no points, and no total")
    func fault() {
        let cy = SubmissionReport(
            student: "cy",
            answers: [
                SampleClass.answer(1, Samples.passed), SampleClass.answer(3, Samples.graderFault),
            ]
        )
        let expected =
            "cy,passed,10,,,grader's fault,,,20,\"exercise 3: grade again, the grader is at fault: "
            + "The reference did not build: Solutions/03 is missing.\"\r\n"
        #expect(row(cy) == expected)
    }

    @Test("The words tell apart why an answer earned no points")
    func words() {
        let outcomes: [Outcome] = [
            .notStarted, .didNotCompile, .crashed, .timedOut, .missing, .notAccepted, .failed,
        ]
        let words = outcomes.map { outcome in
            GradebookTests.fields(row(SampleClass.one(Samples.report(outcome))))[5]
        }
        #expect(Set(words).count == outcomes.count)
        #expect(words[1] == "does not compile")
    }

    @Test(
        "No two students look alike",
        arguments: [
            ("a\nb", "a\\nb"), ("a\tb", "a    b"), ("a\tb", "a\\tb"), ("=1", "'=1"),
            ("'=1", "''=1"),
        ]
    )
    func students(one: String, other: String) {
        let rows = [one, other].map { row(SampleClass.one(Samples.passed, student: $0)) }
        #expect(rows[0] != rows[1])
    }

    @Test(
        "No field is a formula",
        arguments: [
            "=cmd|'/c calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u{FF1D}1",
            "\u{3000}\u{FF1D}1",
            "\n+1", "=1,\"x\"",
        ]
    )
    func formulas(name: String) {
        let field = GradebookTests.fields(row(SampleClass.one(Samples.passed, student: name)))[0]
        #expect(field.hasPrefix("'") || field.hasPrefix("\\t"), "\(field)")
    }

    @Test(
        "Commas and quotes stay within their field",
        arguments: [
            ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a;b", "\"a;b\""), (" a", "\" a\""),
            ("a\nb", "a\\nb"), ("O'Neil", "O'Neil"), ("李雷", "李雷"),
        ]
    )
    func quoting(name: String, field: String) {
        let row = row(SampleClass.one(Samples.passed, student: name))
        #expect(row.hasPrefix(field + ",,,"))
        #expect(GradebookTests.fields(row).count == 10)
    }

    @Test("Points have at most two decimals")
    func decimals() throws {
        let scheme = try PointsScheme("3,*,10\n3,test0,1")
        let answer = SampleClass.answer(3, Samples.crashed, points: scheme)
        let row = row(SubmissionReport(student: "ada", answers: [answer]))
        #expect(row == "ada,,,,,crashed,1.11,1.11,10,\r\n")
    }
}
