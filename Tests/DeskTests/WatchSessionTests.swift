import Catalogue
import Examples
import Foundation
import Results
import Scenario
import TerminalInput
import Testing

@testable import Desk

@Suite("An answer is watched")
struct WatchSessionTests {
    private static func report(_ outcome: Outcome, _ message: String = "It went wrong.")
        -> ExerciseReport
    {
        var tests: [TestReport] = []
        if outcome != .notStarted {
            tests = [
                TestReport(name: "One thing", position: 0, outcome: .passed, points: 2),
                TestReport(
                    name: "Another thing",
                    position: 1,
                    outcome: outcome,
                    points: 3,
                    message: message
                ),
            ]
        }
        return ExerciseReport(
            outcome,
            on: .systemHitTest,
            seed: 42,
            tests: tests,
            message: "Write it."
        )
    }

    private static let failed = report(.failed)
    private static let rule = "── 14:05:09 " + String(repeating: "─", count: 67) + "\n"

    @Test("A save is checked, and told in a few lines")
    func save() throws {
        let script = try WatchScript(
            [.checkEnds, .save("new"), .checkEnds],
            reports: [WatchSessionTests.report(.notStarted), WatchSessionTests.failed]
        )
        #expect(
            script.run() == """
                Watching Exercises/03-SystemHitTest/BaseView.swift. Each save is checked.
                \(WatchSessionTests.rule)\
                ○ Exercise 3, The system's hitTest, written out: not started

                  Write it.

                  read    Exercises/03-SystemHitTest/README.md
                  write   Exercises/03-SystemHitTest/BaseView.swift

                  exercise 3 of \(Exercise.all.count)
                \(WatchSessionTests.rule)\
                Exercise 3, The system's hitTest, written out: failed
                ✗ Another thing

                  It went wrong.

                  exercise 3 of \(Exercise.all.count) · 2 of 5 points · 1 test left

                """
        )
        #expect(script.checks == ["3", "3"])
        #expect(script.hasEnded)
    }

    @Test("The same report is not shown twice, whatever was saved")
    func unchanged() throws {
        let script = try WatchScript(
            [.checkEnds, .save("new"), .checkEnds, .save("new"), .save("new")],
            reports: [WatchSessionTests.failed]
        )
        let text = script.run()
        #expect(text.components(separatedBy: "It went wrong.").count == 2)
        #expect(
            text.hasSuffix(
                """
                14:05:09 ✗ As before: failed, 2 of 5 points
                14:05:09 Saved without a change.

                """
            )
        )
        #expect(script.checks.count == 2)
    }

    @Test("A save during a check ends that at once, and the old report is not shown")
    func saveDuringCheck() throws {
        let script = try WatchScript(
            [.save("one"), .save("two"), .checkEnds, .checkEnds, .key("q")],
            reports: [
                WatchSessionTests.report(.failed, "Old."),
                WatchSessionTests.report(.failed, "New."),
            ]
        )
        let text = script.run()
        #expect(!text.contains("Old.") && text.contains("New."))
        #expect(script.checks == ["3", "3"])
        #expect(script.cancelled == 1)
    }

    @Test("A key is answered while a check is running")
    func keyDuringCheck() throws {
        let script = try WatchScript(
            [.key("v"), .key("h"), .checkEnds, .key("q")],
            reports: [WatchSessionTests.failed]
        )
        let text = script.run()
        let hint = try #require(text.range(of: "Exercise 3, hint 1 of 3"))
        let verdict = try #require(text.range(of: "written out: failed"))
        #expect(hint.lowerBound < verdict.lowerBound)
        #expect(text.contains("There is no list of tests before the first check is done.\n"))
    }

    @Test("After the last hint h says that it was the last one, once, and repeats none")
    func lastHint() throws {
        let script = try WatchScript(Array(repeating: .key("h"), count: 6) + [.key("q")])
        let text = script.run()
        #expect(text.ranges(of: "Exercise 3, hint 3 of 3").count == 1)
        // Below the last hint itself, and after the next press.
        #expect(text.ranges(of: "That was the last hint.").count == 2)
    }

    @Test("A deleted file is told of once, and its return is checked")
    func deleted() throws {
        let script = try WatchScript(
            [.checkEnds, .remove, .key("r"), .save("back"), .checkEnds, .key("q")],
            reports: [WatchSessionTests.report(.notStarted), WatchSessionTests.failed]
        )
        let words = script.run().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentence =
            "Exercises/03-SystemHitTest/BaseView.swift is missing. It is checked when it is back; "
            + "make reset EX=3 restores the stub."
        #expect(words.components(separatedBy: sentence).count == 2)
        #expect(words.contains("written out: failed"))
    }

    @Test("Without its file nothing is shown for a reason of the last report's")
    func keysWithoutFile() throws {
        let reason = "There are no steps to compare: Exercises/03-SystemHitTest/BaseView.swift is"
        let script = try WatchScript(
            [.checkEnds, .remove, .key("t"), .save("back"), .checkEnds, .key("t"), .key("q")],
            reports: [WatchSessionTests.report(.notStarted)]
        )
        let text = script.run()
        #expect(text.contains(reason + "\nmissing.\n"))
        #expect(text.contains("There are no steps to compare: the exercise is not started.\n"))
        let missing = try WatchScript([.key("t"), .key("q")])
        try FileManager.default.removeItem(atPath: missing.folder.workbook.answer(.systemHitTest))
        #expect(missing.run().contains(reason + "\nmissing.\n"))
    }

    @Test("r checks afresh, v lists the tests, p says why there is no picture")
    func keys() throws {
        let script = try WatchScript(
            [.checkEnds, .key("r"), .checkEnds, .key("V"), .key("p")],
            reports: [WatchSessionTests.failed]
        )
        let text = script.run()
        #expect(script.checks == ["3", "3 afresh"])
        #expect(
            text.contains(
                """
                Exercise 3, The system's hitTest, written out: failed, 2 of 5 points
                  ✗ Another thing
                  ✓ One thing

                """
            )
        )
        let sentence = "There is no scene to draw: there is nothing more than the report above.\n"
        #expect(text.hasSuffix(sentence))
    }

    @Test("> goes on when it is pressed, never by itself, and not beyond the last exercise")
    func next() throws {
        let script = try WatchScript(
            [.checkEnds, .key(">"), .checkEnds, .key("n"), .checkEnds],
            reports: [WatchSessionTests.report(.passed)]
        )
        let text = script.run(start: .shelterView)
        #expect(text.contains("  Press > for exercise 5, A round button.\n"))
        #expect(text.contains("\nWatching Exercises/05-RoundButton/RoundButton.swift.\n"))
        #expect(script.checks == ["4", "5", "6"])
        let last = try #require(Exercise.all.last)
        let ending = try WatchScript(
            [.checkEnds, .key(".")],
            reports: [WatchSessionTests.report(.passed)]
        )
        #expect(
            ending.run(start: last).hasSuffix(
                "Exercise \(last.number) is the last one. Exercise 1 is still open.\n"
            )
        )
        #expect(ending.checks == ["\(last.number)"])
    }

    @Test(
        "A key that means nothing is answered, and not again and again",
        arguments: [TerminalEvent.key(.character("y")), .key(.other)]
    )
    func unknownKey(event: TerminalEvent) throws {
        let script = try WatchScript(
            [.checkEnds] + [WatchScript.Step](repeating: .event(event), count: 50) + [.key("q")],
            reports: [WatchSessionTests.failed]
        )
        let text = script.run()
        let sentence = "That key does nothing. Press ? for the list.\n"
        #expect(text.components(separatedBy: sentence).count == 2)
    }

    @Test("Keys of a pipe wait for the check before them, and the end of input ends it")
    func pipe() throws {
        let script = try WatchScript(
            [.key("v"), .event(.key(.enter)), .event(.endOfInput), .checkEnds],
            reports: [WatchSessionTests.failed],
            isInteractive: false
        )
        let text = script.run()
        let verdict = try #require(text.range(of: "It went wrong."))
        let list = try #require(text.range(of: "  ✓ One thing"))
        #expect(verdict.lowerBound < list.lowerBound)
        #expect(!text.contains("\u{1B}"))
    }

    @Test(
        "It ends when it is asked to",
        arguments: [
            WatchScript.Step.key("q"), .key("Q"), .event(.key(.control("d"))),
            .event(.stopRequested(signal: 2)), .event(.stopRequested(signal: 15)),
        ]
    )
    func ends(step: WatchScript.Step) throws {
        let script = try WatchScript([step, .key("v")], reports: [WatchSessionTests.failed])
        #expect(!script.run().contains("list of tests"))
        #expect(script.hasEnded)
    }

    @Test("On a terminal the keys stand in the last line, and are erased at the end")
    func keyLine() throws {
        let script = try WatchScript(
            [.checkEnds, .event(.resized), .event(.resumed)],
            reports: [WatchSessionTests.failed]
        )
        let text = script.run(takesControl: true)
        let keys = "h hint · p picture · t traces · l list · > next · ? keys · q quit"
        #expect(text.contains("1 test left\n" + keys))
        #expect(text.hasSuffix(keys + "\r\u{1B}[K"))
        // Nothing else of the screen is ever touched.
        let orders = text.components(separatedBy: "\u{1B}").dropFirst()
        #expect(orders.allSatisfy { $0.hasPrefix("[K") })
    }

    @Test("A report is shown anew, once, where the terminal became narrower and not wider")
    func reflow() throws {
        // 0.3 s go by.
        let pauses = Array(repeating: WatchScript.Step.pause, count: 20)
        let script = try WatchScript(
            [.checkEnds, .columns(90)] + pauses + [.columns(60), .columns(50)] + pauses,
            reports: [WatchSessionTests.failed]
        )
        let text = script.run(takesControl: true)
        #expect(text.ranges(of: "1 test left").count == 2)
        let rules = text.components(separatedBy: "\u{1B}[K").filter { $0.hasPrefix("── ") }
        #expect(rules.map { $0.prefix { $0 != "\n" }.count } == [79, 49])
    }

    @Test("The line of keys never reaches the last column", arguments: [1, 10, 30, 60, 80, 200])
    func narrow(columns: Int) throws {
        let script = try WatchScript([.checkEnds, .key("q")], reports: [WatchSessionTests.failed])
        let text = script.run(takesControl: true, size: TerminalSize(rows: 24, columns: columns))
        let lines = text.components(separatedBy: "\r\u{1B}[K").compactMap {
            $0.split(separator: "\n").last
        }
        #expect(
            lines.dropFirst().allSatisfy { $0.count < max(columns, 2) || !$0.contains("hint ·") }
        )
    }

    @Test("It ends when nobody reads it any more")
    func closedOutput() throws {
        let script = try WatchScript([.checkEnds, .checkEnds], reports: [WatchSessionTests.failed])
        let screen = WatchScreen(
            takesControl: false,
            measure: { .usual },
            style: { _ in .init(glyphs: .ascii) },
            write: { _ in false }
        )
        WatchSession(
            .systemHitTest,
            workbook: script.folder.workbook,
            source: script,
            screen: screen
        ) {
            _,
            _,
            _ in nil
        }
        .run()
        #expect(script.hasEnded)
    }
}
