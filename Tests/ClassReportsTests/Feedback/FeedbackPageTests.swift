import Examples
import Pages
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("Feedback as a page")
struct FeedbackPageTests {
    private let files = WebFiles(folder: WebFolder.path)

    private func elements(_ submission: SubmissionReport) throws -> [XMLOutline.Element] {
        try #require(XMLOutline.root(of: FeedbackPage(submission).page.body.source)).withDescendants
    }

    @Test("The table leads to the report on each exercise")
    func table() throws {
        let all = try elements(SampleClass.ada)
        let links = all.compactMap { $0.attributes["href"] }
        #expect(links == (1...6).map { "#exercise=\($0)" })
        let reports = all.filter { $0.attributes["class"] == "report" }
        #expect(reports.map { "#\($0.attributes["id"] ?? "")" } == links)
        #expect(
            reports.map { $0.attributes["data-outcome"] ?? "" } == [
                "passed", "failed", "crashed", "didNotCompile", "graderFault", "missing",
            ]
        )
    }

    @Test("It says whose it is, the points, the protection, and what plays the scenes again")
    func introduction() throws {
        let page = FeedbackPage(SampleClass.one(Samples.passed)).page
        let text = try #require(XMLOutline.root(of: page.body.source)).allText
        for words in [
            "Feedback for ada", "10 of 10 points.", "3, The system's hitTest",
            "Protection while grading: bubblewrap: no files, no network, no other processes.",
            "Random scenes: seed 42. ", "make check EX=3 SEED=42", " plays them again.",
            "5 of 5 tests passed, 10 of 10 points, seed 42",
        ] { #expect(text.contains(words), "\(words)") }
    }

    @Test("A failure is drawn and played, and says the teacher's points")
    func failure() throws {
        let scheme = PointsScheme()
        var answer = SampleClass.answer(3, SampleClass.believed, points: scheme)
        for index in answer.tests.indices { answer.tests[index].maximum *= 2 }
        let all = try elements(SubmissionReport(student: "ada", answers: [answer]))
        #expect(all.filter { $0.attributes["class"] == "hit-figure" }.count == 2)
        let rows = all.filter { $0.attributes["class"]?.hasPrefix("moment") == true }
        #expect(rows.count == 9)
        let told = try #require(all.first).allText
        #expect(told.contains("3 of 5 tests passed, 6 of 20 points, seed 42"))
        #expect(told.contains("make check EX=3 CASE=order-2 SEED=42"))
        #expect(told.contains("“The first subview is asked first”"))
    }

    @Test("The source stands beside the report with the line that crashed, if the record has it")
    func source() throws {
        var answer = SampleClass.answer(3, Samples.crashed)
        let submission = SubmissionReport(student: "ada", answers: [answer])
        #expect(try elements(submission).allSatisfy { $0.attributes["class"] != "source" })
        answer.record.source = (1...14).map { "line \($0) <\n" }.joined()
        let all = try elements(SubmissionReport(student: "ada", answers: [answer]))
        let marked = all.filter { $0.attributes["class"] == "line marked" }
        #expect(marked.map { $0.attributes["id"] } == ["exercise-3-line-12"])
        #expect(try #require(marked.first).allText.contains("line 12 <"))
        #expect(
            all.contains { $0.allText == "Exercises/03-SystemHitTest/BaseView.swift" },
            "the path of the student's own copy"
        )
    }

    @Test("Each failing test is listed, and each cause explained once")
    func causes() throws {
        let text = try #require(elements(SampleClass.ada).first).allText
        #expect(text.contains("The other test that fails:"))
        #expect(text.contains("The point was not converted."))
    }

    @Test("Ids are there once, whatever the exercises have in common")
    func identifiers() throws {
        let answers = (1...6).map { exercise in
            var answer = SampleClass.answer(exercise, SampleClass.believed)
            answer.record.source = "class BaseView {}\n"
            return answer
        }
        let all = try elements(SubmissionReport(student: "ada", answers: answers))
        let identifiers = all.compactMap { $0.attributes["id"] }
        #expect(identifiers.count > 60 && Set(identifiers).count == identifiers.count)
        let labels = all.compactMap { $0.attributes["aria-labelledby"] }
            .flatMap { $0.split(separator: " ").map(String.init) }
        #expect(labels.allSatisfy(Set(identifiers).contains))
    }

    @Test("A page stays small, however much fails")
    func size() throws {
        let answers = (1...6).map { exercise in
            var report = SampleClass.believed
            report.tests = (0..<60).map { position in
                var test = report.tests[2]
                test.position = position
                return test
            }
            var answer = SampleClass.answer(exercise, report)
            answer.record.source = String(repeating: "    let a = \"<&>\"\n", count: 300)
            return answer
        }
        let submission = SubmissionReport(student: "ada", answers: answers)
        let page = try FeedbackPage(submission).html(files)
        #expect(page.utf8.count < 600_000)
    }
}
