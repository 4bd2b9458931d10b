import Catalogue
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

extension CommandTests {
    @Suite("A class of every kind of answer")
    struct ClassGradingTests {
        private let sample: SampleClass

        init() throws { sample = try SampleClass.graded() }

        private func text(_ file: String) throws -> String { try #require(sample.files[file]) }

        /// The feedback on a student's answer to exercise 3, in a row of words.
        private func feedback(_ student: String) throws -> String {
            let text = try text("feedback/\(student).md")
            let start = try #require(text.range(of: "## Exercise 3, ")?.lowerBound)
            let end = try #require(text.range(of: "## Exercise 4, ")?.lowerBound)
            return text[start..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        // MARK: The run

        @Test("It ends with success, however the answers are, and says how it graded")
        func run() {
            #expect(sample.run.status == 0, "\(sample.run.complaint)")
            let complaint = sample.run.complaint
            #expect(complaint.contains("seed 11\n"))
            #expect(
                complaint.contains("sandbox none: the answers could do whatever the grader can\n")
            )
            #expect(complaint.contains("notes.txt"))
            let answers = sample.grades.students.flatMap(\.answers)
            let missing = answers.count { $0.outcome == "missing" }
            #expect(missing > 0)
            #expect(
                complaint.contains(
                    "\(answers.count - missing) answers graded, \(missing) missing\n"
                )
            )
            let output = sample.run.output
            #expect(output.hasPrefix("A class of 11 students\n"))
            #expect(output.contains("The results are in results: gradebook.csv, "))
            #expect(
                output.hasSuffix(
                    "seed 11, sandbox none: the answers could do whatever the grader can\n"
                )
            )
        }

        @Test("Nothing in a submission is written, moved or touched")
        func submissions() { #expect(sample.changes == []) }

        @Test("Text from submissions reaches the terminal in visible form only")
        func terminal() {
            for text in [sample.run.output, sample.run.complaint] {
                #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
            }
        }

        @Test("Answers with the same bytes are judged once, and those with other comments are not")
        func twins() throws {
            // All of ada's, and one each of ben's, cem's, dot's, eva's, fay's and jon's.
            #expect(sample.verdicts == Exercise.all.count + 6)
            let keys = try ["ben", "cem", SampleClass.odd].map { name in
                try #require(sample.grades.of(name)?.third?.key)
            }
            #expect(Set(keys).count == 2)
        }

        // MARK: Grades

        @Test(
            "Each outcome is its own, and only a right answer has all points",
            arguments: [
                ("ada", "passed"), ("ben", "failed"), ("cem", "failed"), ("dot", "didNotCompile"),
                ("eva", "crashed"), ("fay", "timedOut"), ("gil", "missing"),
                ("hal", "notAccepted"), ("ida", "notAccepted"), ("jon", "notStarted"),
                (SampleClass.odd, "failed"),
            ]
        )
        func outcomes(student: String, outcome: String) throws {
            let student = try #require(sample.grades.of(student))
            let answer = try #require(student.third)
            #expect(answer.outcome == outcome)
            #expect(answer.maxPoints == 31)
            let points = try #require(answer.points)
            switch outcome {
            case "passed": #expect(points == answer.maxPoints)
            case "failed": #expect((1..<31).contains(points))
            default: #expect(points < 5)
            }
            #expect(answer.tests.compactMap(\.points).reduce(0, +) == points)
            #expect(student.points == student.answers.compactMap(\.points).reduce(0, +))
            #expect(student.maxPoints == student.answers.map(\.maxPoints).reduce(0, +))
        }

        @Test("The right answers to all exercises have all points")
        func allRight() throws {
            let ada = try #require(sample.grades.of("ada"))
            #expect(ada.answers.map(\.outcome) == Exercise.all.map { _ in "passed" })
            #expect(ada.points == ada.maxPoints)
            #expect(ada.answers.map(\.slug) == Exercise.all.map(\.slug))
        }

        @Test("The grades tell of the seed, of the protection, and of beliefs")
        func grades() throws {
            #expect(sample.grades.schema == "workbook/grades/1")
            #expect(sample.grades.seed == 11)
            #expect(sample.grades.protections == ["none"])
            #expect(sample.grades.students.count == 11)
            for answer in sample.grades.students.flatMap(\.answers) {
                #expect(answer.seed == 11 && answer.protection == "none")
            }
            let beliefs = try #require(sample.grades.of("ben")?.third?.misconceptions)
            #expect(beliefs.map(\.title).contains { $0.contains("added first is asked first") })
        }

        @Test("The gradebook has a row a student, with outcome and points")
        func gradebook() throws {
            let rows = try text("gradebook.csv").components(separatedBy: "\r\n")
            #expect(rows.count == 13 && rows.last == "")
            #expect(
                rows[0].hasPrefix("student,exercise 1 outcome,exercise 1 points,")
                    && rows[0].hasSuffix(",total,maximum,note")
            )
            let scheme = try Workbook().pointsScheme()
            let passes = try Exercise.all.map { exercise in
                "passed,\(Int(try #require(scheme.maximum(of: exercise.number))))"
            }
            #expect(rows.contains { $0.hasPrefix("ada,\(passes.joined(separator: ",")),") })
            #expect(rows.contains { $0.hasPrefix("dot,missing,0,missing,0,does not compile,0,") })
            #expect(rows.contains { $0.hasPrefix("gil,missing,0,missing,0,missing,0,missing,0,") })
            let linked = try #require(rows.first { $0.hasPrefix("hal,") })
            #expect(linked.contains("not accepted: BaseView.swift is a link, not a file."))
            let piped = try #require(rows.first { $0.hasPrefix("ida,") })
            #expect(piped.contains("not accepted: BaseView.swift is not a regular file."))
            let odd = try #require(rows.first { $0.contains("1+1") })
            #expect(odd.hasPrefix("\"'=1+1, \"\"<b>\"\" $(id) 🙂"))
        }

        // MARK: Feedback

        @Test("Each student has both kinds of feedback, under a name that is safe everywhere")
        func feedbackFiles() {
            let names = sample.files.keys.filter { $0.hasPrefix("feedback/") }
            #expect(names.count == 22)
            #expect(names.allSatisfy { $0.contains(/^feedback\/[a-z0-9_ +,.-]+\.(md|html)$/) })
        }

        @Test("A failure is shown as `make check` shows it, and a belief is named")
        func failure() throws {
            let words = try feedback("ben")
            #expect(words.contains("First difference: "))
            #expect(words.contains("make check EX=3 CASE=frontmostView.1 SEED=11"))
            #expect(words.contains("“The subview that was added first is asked first”"))
        }

        @Test("Feedback on a twin names its own file and lines")
        func twin() throws {
            let words = try feedback("cem")
            #expect(words.contains("“The subview that was added first is asked first”"))
            let record = try text("records/cem/3.json")
            #expect(record.contains("\"work/Exercises/03-SystemHitTest/BaseView.swift\""))
        }

        @Test("The reason why an answer cannot run is reported with its line")
        func notRunning() throws {
            #expect(try feedback("dot").contains("cannot find 'nowhere' in scope"))
            #expect(try feedback("dot").contains("BaseView.swift:5:16"))
            let crash = try feedback("eva")
            #expect(crash.contains("Unexpectedly found nil while unwrapping"))
            #expect(crash.contains("BaseView.swift:6:"))
            #expect(try feedback("fay").contains("did not return"))
            #expect(try feedback("gil").contains("There is no file named BaseView.swift."))
            #expect(try feedback("hal").contains("BaseView.swift is a link, not a file."))
            #expect(try feedback("jon").contains("not started"))
        }

        @Test("The target of a link is nowhere in the results")
        func noLeak() {
            #expect(!sample.files.values.contains { $0.contains("root:x:0:0") })
        }

        @Test("A student's name is text in pages, and nothing but text")
        func escaped() throws {
            let page = try #require(
                sample.files.first { $0.key.hasSuffix(".html") && $0.value.contains("1+1") }
            ).value
            #expect(page.contains("=1+1, &quot;&lt;b&gt;&quot; $(id) 🙂"))
            #expect(!page.contains("<b>\"") && !page.contains("\u{202E}"))
            #expect(!page.contains("\u{1B}"))
        }

        @Test(
            "Every page about an answer that ran says which protection was in force, and which seed"
        )
        func protection() throws {
            for name in ["ada", "ben", "cem", "dot", "eva", "fay"] {
                for kind in ["md", "html"] {
                    let text = try text("feedback/\(name).\(kind)")
                    let isTold = text.contains("none: the answers could do whatever the grader can")
                    #expect(isTold && text.contains("seed 11"), "\(name).\(kind)")
                }
            }
        }

        // MARK: Servers and teachers

        @Test("The XML is well-formed, with a suite for each answer and no name twice")
        func junit() throws {
            let text = try text("junit.xml")
            #expect(XMLParser(data: Data(text.utf8)).parse())
            let suites = text.matches(of: /<testsuite name="([^"]+)"/).map { String($0.1) }
            #expect(suites.count == 11 * Exercise.all.count)
            #expect(Set(suites).count == suites.count)
            #expect(
                text.contains(
                    "<testsuite name=\"ada/03-SystemHitTest\" tests=\"30\" failures=\"0\" errors=\"0\""
                )
            )
            #expect(text.contains("type=\"missing\">") && text.contains("type=\"notAccepted\">"))
            for type in ["didNotCompile", "crashed", "timedOut"] {
                #expect(text.contains("<error message="))
                #expect(text.contains("type=\"\(type)\">"), "\(type)")
            }
        }

        @Test("The summary tells outcomes, beliefs, the hardest test and answers that are alike")
        func summary() throws {
            let text = try text("summary.md")
            #expect(text.hasPrefix("# A class of 11 students\n"))
            #expect(
                text.contains(
                    "passed: 1, failed: 3, not started: 1, does not compile: 1, crashed: 1, "
                        + "did not return: 1, missing: 1, not accepted: 2"
                )
            )
            #expect(text.contains("“The subview that was added first is asked first”: 3 students"))
            #expect(text.contains("3 students gave the same wrong answer: "))
            #expect(text.contains("## The hardest tests\n\n- Exercise 3: "))
        }
    }
}
