import Catalogue
import Foundation
import Platform
import Examples
import Testing

extension CommandTests {
    @Suite("The outcomes of answers")
    struct OutcomeTests {
        private func check(_ body: String) throws -> (run: CommandRun, report: ReportObject) {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file(body))
            let run = try folder.check("3", "--seed", "11")
            let json = try folder.check("3", "--seed", "11", "--format", "json")
            #expect(json.status == run.status)
            return (run, try ReportObject(json))
        }

        @Test("A right answer passes in a line that points on, and one that names the seed")
        func passes() throws {
            let (run, report) = try check(BaseViewAnswer.right)
            #expect(run.status == 0)
            #expect(run.complaint == "")
            #expect(run.lines.count == 2)
            #expect(run.output.contains("Exercise 3 passed, all \(report.tests.count) tests."))
            #expect(run.output.contains("Exercises/04-ShelterView/README.md"))
            #expect(report.outcome == "passed" && report.score == report.maxScore)
        }

        @Test("An untouched stub is not started, and gets the task", arguments: Exercise.all)
        func notStarted(exercise: Exercise) throws {
            let run = try WorkbookFolder().check("\(exercise.number)")
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("not started") == true)
            #expect(run.words.contains(exercise.task))
            #expect(run.output.contains("Exercises/\(exercise.slug)/README.md"))
        }

        @Test("A stub with other comments and blanks is not started either")
        func stubWithOtherComments() throws {
            let folder = try WorkbookFolder()
            let path = WorkbookFolder.answerPath(.roundButton)
            let stub = try String(
                contentsOf: folder.root.appendingPathComponent(path),
                encoding: .utf8
            )
            try folder.answer(
                .roundButton,
                "// My idea\r\n" + stub.replacing("\n", with: "\r\n\r\n")
            )
            #expect(try folder.check("5").lines.first?.hasSuffix("not started") == true)
        }

        @Test("A reference passes", arguments: Exercise.all)
        func reference(exercise: Exercise) throws {
            let folder = try WorkbookFolder()
            try folder.solve(exercise)
            let run = try folder.check("\(exercise.number)", "--seed", "5")
            #expect(run.status == 0, "\(run.output)")
        }

        @Test("A right view found in another way is told so, apart from wrong results")
        func rightViewWrongWay() throws {
            let (run, report) = try check(
                """
                if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
                if !self.point(inside: point, with: event) { return nil }
                var found: UIView?
                for subview in subviews {
                    found = subview.hitTest(convert(point, to: subview), with: event) ?? found
                }
                return found ?? self
                """
            )
            #expect(report.outcome == "failed")
            #expect(run.words.contains("The view is right, but was not found in the system's way."))
            #expect(run.output.contains("✓ The frontmost of overlapping views is found"))
            #expect(run.output.contains("✗ Views are asked in the system's order"))
        }

        @Test("A wrong answer shows the first failure in full: scene, difference, way to repeat it")
        func wrong() throws {
            let (run, report) = try check(
                BaseViewAnswer.right.replacing("subviews.reversed()", with: "subviews")
            )
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("failed") == true)
            #expect(run.output.contains("First difference: "))
            #expect(run.output.contains("make check EX=3 CASE=frontmostView.1 SEED=11"))
            #expect(run.words.contains("expected view_3 is hit happened view_2 is hit"))
            #expect(report.outcome == "failed" && (1..<report.maxScore).contains(report.score))
            #expect(Set(report.tests.map(\.outcome)) == ["passed", "failed"])
        }

        @Test("A crash names the message and the student's own line")
        func crash() throws {
            let (run, report) = try check(
                """
                let front = subviews.last!
                return front.hitTest(convert(point, to: front), with: event)
                """
            )
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("crashed") == true)
            #expect(run.output.contains("Unexpectedly found nil while unwrapping"))
            #expect(run.words.contains("Exercises/03-SystemHitTest/BaseView.swift:5:"))
            #expect(report.outcome == "crashed")
            // On a busy machine the time for looking into crashes ends before all of them were.
            let lines = report.tests.filter { $0.outcome == "crashed" }.compactMap(\.line)
            #expect(Set(lines) == [5])
        }

        @Test(
            "A crash names the line in which it is",
            .enabled(if: OperatingSystem.own.crashes == .reportedByRuntime),
            arguments: [
                ("let view: UIView! = Int(\"a\") == nil ? nil : self\nreturn view.superview", 6),
                ("let all: [UIView] = []\nlet view = all[3]\nreturn view", 6),
                ("let all: [UIView] = [self]\nreturn (all[0] as! UIButton)", 6),
                ("var large = Int.max - 3\nfor _ in 0..<200 { large += 1 }\nreturn nil", 6),
            ]
        )
        func lineOfCrash(body: String, line: Int) throws {
            let (run, report) = try check(body)
            let lines = report.tests.filter { $0.outcome == "crashed" }.compactMap(\.line)
            #expect(Set(lines) == [line], "\(run.output)")
            #expect(run.words.contains("(line \(line))."))
            #expect(!run.output.contains("Your answer printed"))
        }

        @Test(
            "An unsigned index that is counted down below zero names its line",
            .enabled(if: OperatingSystem.own.crashes == .reportedByRuntime)
        )
        func unsignedIndex() throws {
            let (run, report) = try check(
                """
                var index = UInt(subviews.count) - 1
                while index >= 0 { index -= 1 }
                return self
                """
            )
            #expect(run.status == 1)
            let lines = Set(report.tests.filter { $0.outcome == "crashed" }.compactMap(\.line))
            #expect(!lines.isEmpty && lines.isSubset(of: [5, 6]))
        }

        @Test(
            "An endless recursion is a crash that says so",
            .enabled(if: OperatingSystem.own.crashes == .reportedByRuntime)
        )
        func endlessRecursion() throws {
            let (run, report) = try check("return hitTest(point, with: event)")
            #expect(run.status == 1)
            #expect(report.outcome == "crashed")
            #expect(
                run.words.contains(
                    "Stack overflow: BaseView.hitTest(_:with:) is called again before it returns, forever"
                )
            )
        }

        @Test(
            "An endless loop costs its limits, and names the call that never returned",
            .enabled(if: OperatingSystem.own.crashes == .reportedByRuntime)
        )
        func neverReturns() throws {
            let folder = try WorkbookFolder()
            try folder.answer(.systemHitTest, BaseViewAnswer.file("while true {}"))
            let run = try folder.check("3")
            #expect(run.status == 1)
            #expect(run.lines.first?.hasSuffix("did not return") == true)
            #expect(run.words.contains("did not return within 2 s, in root's hitTest at ("))
            #expect(run.words.contains("BaseView.swift:5:"))
            #expect(run.words.contains("(line 5)."))
            #expect(!run.words.contains("within 2 seconds"))
            let skipped = try #require(run.words.firstMatch(of: /([0-9]+) more tests were not run/))
            #expect((20..<30).contains(Int(skipped.1) ?? 0), "\(run.output)")
        }

        @Test(
            "A process that ends itself is a crash, never a pass",
            arguments: [
                "exit(0)", "Thread.detachNewThread { exit(0) }; return self",
            ]
        )
        func exits(body: String) throws {
            let (run, report) = try check(body)
            #expect(run.status == 1)
            #expect(report.outcome == "crashed")
            #expect(run.output.contains("exit(0)"))
        }

        @Test(
            "An answer that is slow in every scene, each within its limit, is not played to the end"
        )
        func slowEverywhere() throws {
            let folder = try WorkbookFolder()
            let body = "usleep(250_000)\nreturn self"
            try folder.answer(
                .systemHitTest,
                BaseViewAnswer.file(body).replacing(
                    "import UIKit",
                    with: "import Foundation; import UIKit"
                )
            )
            let report = try ReportObject(folder.check("3", "--seed", "11", "--format", "json"))
            #expect(report.outcome == "failed")
            let last = try #require(report.tests.last)
            #expect(last.outcome == "skipped")
            #expect(last.message == "The time for the whole exercise had run out.")
        }

        @Test("An answer that would close the way to the judge is not accepted")
        func closesReplies() throws {
            let (run, report) = try check("close(4); return self")
            #expect(run.status == 1)
            #expect(report.outcome == "notAccepted")
        }

        @Test("A flood of prints is stopped, and only its beginning is shown")
        func flood() throws {
            let (run, report) = try check(
                "while true { print(String(repeating: \"x\", count: 999)) }"
            )
            #expect(run.status == 1)
            #expect(report.outcome == "failed")
            #expect(run.words.contains("printed more than 1 MB without returning"))
            #expect(run.output.utf8.count < 20_000)
        }

        @Test("An answer's output is shown apart from the verdict")
        func prints() throws {
            let (run, report) = try check(
                "print(\"asked at\", point)\n" + BaseViewAnswer.right
            )
            #expect(run.status == 0)
            let parts = run.output.components(separatedBy: "Your answer printed:")
            #expect(parts.count == 2)
            #expect(parts.last?.contains("asked at (20.0, 20.0)") == true)
            #expect(parts.first?.contains("asked at") == false)
            #expect(report.output.contains("asked at (20.0, 20.0)"))
        }
    }
}
