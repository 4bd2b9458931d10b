import Catalogue
import Examples
import Platform
import Scenario
import Testing

@testable import Results

@Suite("A teacher's points for each test")
struct PointsSchemeTests {
    /// Two tests, the second failed, worth 1 and 2 points by the suite.
    private var report: ExerciseReport {
        var report = ExerciseReport(.failed, on: .systemHitTest, seed: 1)
        report.tests = [
            TestReport(name: "One", position: 0, outcome: .passed, points: 1),
            TestReport(name: "Two", position: 1, outcome: .failed, points: 2),
        ]
        report.tests[0].identifier = "one"
        report.tests[1].identifier = "two"
        return report
    }

    private func points(_ text: String) throws -> [[Double]] {
        try PointsScheme(text).points(of: report).map { [$0.points, $0.maximum] }
    }

    @Test("Without a scheme tests have the suite's points", arguments: ["", "\n\n"])
    func defaults(text: String) throws {
        #expect(try points(text) == [[1, 1], [0, 2]])
        #expect(try PointsScheme(text).maximum(of: 3) == nil)
    }

    @Test(
        "A line changes one test, however it is written",
        arguments: [
            "3,two,5", "exercise,test,points\n3,two,5",
            "\u{FEFF}exercise,test,points\r\n3,two,5\r\n",
            " 3 ,\ttwo , 5 ", "\"exercise\",\"test\",\"points\"\n\"3\",\"two\",\"5\"",
            "# a comment, with \"one\n\n3,two,5.0", "Übung,Test,Punkte\n3,two,5", "3,two,5,,",
            ",,\n3,two,5\n,,", "\u{FEFF}3,two,5",
        ]
    )
    func oneTest(text: String) throws {
        #expect(try points(text) == [[1, 1], [0, 5]])
    }

    @Test("A line with a star lets the tests share points")
    func total() throws {
        #expect(try points("3,*,30") == [[10, 10], [0, 20]])
        #expect(try points("3,*,30\n3,one,2") == [[15, 15], [0, 15]])
        #expect(try points("3,*,30\n3,one,0\n3,two,0") == [[0, 0], [0, 0]])
        #expect(try points("3,*,0") == [[0, 0], [0, 0]])
        #expect(try PointsScheme("3,*,30").maximum(of: 3) == 30)
    }

    @Test(
        "A line that is not understood is named, with what to write",
        arguments: [
            ("3,two", 1, "3,two"), ("exercise,test,points\n3,two,x", 2, "3,two,x"),
            ("3,two,-1", 1, "3,two,-1"), ("3,two,nan", 1, "3,two,nan"),
            ("3,two,inf", 1, "3,two,inf"), ("3,,5", 1, "3,,5"),
            ("3,two,2,5", 1, "3,two,2,5"), ("exercise;test;points\n3;two;5", 2, "3;two;5"),
            ("3x,two,5", 1, "3x,two,5"), ("3,rule,5", 1, "3,rule,5"),
            ("3,constant,101%", 1, "3,constant,101%"), ("3,rule,-1%", 1, "3,rule,-1%"),
            ("# c\n\n3,one,1\ntwo,3,1", 4, "two,3,1"),
        ]
    )
    func notUnderstood(text: String, line: Int, words: String) {
        #expect(
            throws: Fault(
                "Line \(line) of the points is not understood: \(words). "
                    + "Write exercise,test,points, such as 3,hiddenView,2 or 3,*,20 or 3,rule,25%."
            )
        ) { try PointsScheme(text) }
    }

    @Test(
        "Two lines for one test are refused, even if they agree",
        arguments: [("two", "5"), ("*", "5"), ("rule", "5%")]
    )
    func twice(test: String, points: String) {
        #expect(
            throws: Fault(
                "Lines 1 and 3 of the points are both for 3,\(test). Delete one of them."
            )
        ) { try PointsScheme("3,\(test),\(points)\n3,one,1\n3,\(test),\(points)") }
    }

    @Test("A name that no test has is told: it would change nothing")
    func unknownNames() throws {
        let standard = try PointsScheme("1,one,1\n3,one,1\n3,two,2")
        #expect(
            throws: Fault(
                "Line 2 of the points: exercise 3 has no test tow. Choose one of one, two, "
                    + "or * for all."
            )
        ) { try PointsScheme("3,one,1\n3,tow,5").completed(by: standard) }
        #expect(
            throws: Fault(
                "Line 1 of the points: there is no exercise 9. Choose one of 1, 3."
            )
        ) { try PointsScheme("9,*,5").completed(by: standard) }
    }

    @Test("Tests that a scheme leaves out have the same points with an answer and without")
    func completed() throws {
        let standard = try PointsScheme("1,one,1\n3,one,1\n3,two,2")
        let scheme = try PointsScheme("3,two,5").completed(by: standard)
        #expect(scheme.maximum(of: 1) == 1)
        #expect(scheme.maximum(of: 3) == 6)
        #expect(scheme.points(of: report).map(\.maximum).reduce(0, +) == 6)
        #expect(try PointsScheme("3,*,20").completed(by: standard).maximum(of: 3) == 20)
    }
}
