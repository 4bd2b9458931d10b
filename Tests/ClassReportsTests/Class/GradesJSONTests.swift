import Foundation
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("The grades as JSON")
struct GradesJSONTests {
    private func text(_ submissions: [SubmissionReport]) throws -> String {
        let grades = GradesJSON(seed: .max, protections: [.bubblewrap, .user])
        let opening = try grades.opening()
        let pieces = try submissions.map { try grades.piece(for: $0) }
        return opening + pieces.joined(separator: grades.separator) + grades.closing
    }

    @Test("Each student is a line")
    func golden() throws {
        var report = SampleClass.believed
        report.tests.removeFirst(2)
        report.tests.removeLast(2)
        let expected = #"""
            {"protections":["bubblewrap","user"],"schema":"workbook/grades/1","seed":18446744073709551615,"students":[
            {"answers":[{"exercise":3,"key":"key","maxPoints":2,"message":null,"misconceptions":[{"certainty":"certain","id":"order","title":"The first subview is asked first"}],"outcome":"failed","points":0,"protection":"bubblewrap","seed":42,"slug":"03-SystemHitTest","tests":[{"id":"test0","maxPoints":2,"name":"The frontmost subview is asked first","outcome":"failed","points":0}]}],"maxPoints":2,"points":0,"student":"ada"},
            {"answers":[],"maxPoints":0,"points":0,"student":"bob"}
            ]}

            """#
        let bob = SubmissionReport(student: "bob", answers: [])
        #expect(try text([SampleClass.one(report), bob]) == expected)
    }

    @Test("A class of nobody is still an object")
    func empty() throws {
        let object = try SampleClass.object(try text([]))
        #expect((object["students"] as? [Any])?.isEmpty == true)
    }

    @Test("A fault of the grader's has no points, and no total")
    func fault() throws {
        let object = try SampleClass.object(try text([SampleClass.ada]))
        let student = try #require((object["students"] as? [[String: Any]])?.first)
        #expect(student["points"] is NSNull)
        let answers = try #require(student["answers"] as? [[String: Any]])
        #expect(answers[4]["outcome"] as? String == "graderFault")
        #expect(answers[4]["points"] is NSNull)
        #expect(answers[4]["maxPoints"] as? Double == 10)
        #expect(answers[5]["points"] as? Double == 0)
        #expect(answers[5]["message"] as? String == "There is no file of this name.")
    }

    @Test("The keys are always there")
    func keys() throws {
        let object = try SampleClass.object(try text([SampleClass.ada]))
        let student = try #require((object["students"] as? [[String: Any]])?.first)
        for answer in try #require(student["answers"] as? [[String: Any]]) {
            #expect(
                answer.keys.sorted() == [
                    "exercise", "key", "maxPoints", "message", "misconceptions", "outcome",
                    "points",
                    "protection", "seed", "slug", "tests",
                ]
            )
        }
    }
}
