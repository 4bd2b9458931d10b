import Catalogue
import Examples
import Foundation
import Reports
import Results
import Scenario
import TerminalInput
import Testing

@testable import Desk

@Suite("The keys of a watch")
struct WatchKeysTests {
    private static func report(_ outcome: Outcome, passed: Int = 1) -> ExerciseReport {
        let tests = (0..<4).map { index in
            TestReport(
                name: "Thing \(index)",
                position: index,
                outcome: index < passed ? .passed : outcome,
                points: 2
            )
        }
        return ExerciseReport(
            outcome,
            on: .systemHitTest,
            seed: 42,
            tests: tests
        )
    }

    @Test("Every key has a letter of its own, and its place in the table of keys")
    func table() {
        let text = KeyTable(advances: false, style: TextStyle(glyphs: .unicode)).text
        for key in WatchKey.allCases {
            #expect(text.contains("  \(key.rawValue)  \(key.sentence)"))
            #expect(WatchKey(.character(key.rawValue)) == key)
        }
        #expect(
            text.hasSuffix("  After a pass the watch stays here; press > for the next exercise.\n")
        )
    }

    @Test("The line of keys has whole words only, at any width", arguments: 0...140)
    func line(columns: Int) {
        for state in [nil, "⠋ checking… 12 s"] {
            let line = KeyLine(state: state, glyphs: .unicode).text(columns: columns)
            #expect(line.displayWidth <= columns)
            let names = WatchKey.ofLine.map { "\($0.key.rawValue) \($0.value)" } + [state ?? ""]
            for word in line.components(separatedBy: " · ") where !word.isEmpty {
                #expect(names.contains(word))
            }
            if columns >= 60 { #expect(line.contains("? keys")) }
        }
    }

    @Test("l lists the exercises, and a number jumps")
    func jump() throws {
        let script = try WatchScript(
            [.checkEnds, .key("l"), .key("5"), .checkEnds, .key("5"), .key("0")],
            reports: [WatchKeysTests.report(.failed)]
        )
        let text = script.run()
        #expect(text.contains("  4  ○  A shelter over a button"))
        #expect(text.contains("  This is exercise 3. A number jumps to another one.\n"))
        #expect(text.contains("\nWatching Exercises/05-RoundButton/RoundButton.swift.\n"))
        #expect(
            text.hasSuffix(
                """
                This is exercise 5.
                There is no exercise 0: exercises are numbered 1 to \(Exercise.all.count).

                """
            )
        )
        #expect(script.checks == ["3", "5"])
        #expect(Exercise.all.count < 10, "a digit is the whole number of an exercise")
    }

    @Test("< goes back, and not before the first exercise")
    func back() throws {
        let script = try WatchScript(
            [.checkEnds, .key("<"), .checkEnds, .key(",")],
            reports: [WatchKeysTests.report(.failed)]
        )
        let text = script.run(start: .layerHitTest)
        #expect(script.checks == ["2", "1"])
        #expect(text.hasSuffix("Exercise 1 is the first one.\n"))
    }

    @Test("o opens the report's page, or says where it is", arguments: [true, false])
    func page(hasDesktop: Bool) throws {
        let script = try WatchScript(
            [.checkEnds, .key("o")],
            reports: [WatchKeysTests.report(.failed)]
        )
        script.hasDesktop = hasDesktop
        let text = script.run()
        #expect(script.opened == ["3-failed.html"])
        #expect(text.contains(hasDesktop ? "Opened" : "The page is"))
        // However long it is, the address stays whole.
        let page = URL(fileURLWithPath: script.folder.workbook.root + "/3-failed.html")
        #expect(text.hasSuffix(page.absoluteString + "\n"))
    }

    @Test("o says why there is no page, and opens the lesson before the first report")
    func noPage() throws {
        let script = try WatchScript(
            [.key("o"), .checkEnds, .key("o")],
            reports: [WatchKeysTests.report(.failed)]
        )
        script.pageFails = true
        let text = script.run()
        #expect(script.opened == ["Exercises/03-SystemHitTest/README.md"])
        #expect(text.contains("There is no page: theme.css is missing"))
    }

    @Test("b opens the lesson, or says where it is", arguments: [true, false])
    func lesson(hasDesktop: Bool) throws {
        let script = try WatchScript(
            [.checkEnds, .key("b")],
            reports: [WatchKeysTests.report(.failed)]
        )
        script.hasDesktop = hasDesktop
        let text = script.run()
        #expect(script.opened == ["Exercises/03-SystemHitTest/README.md"])
        #expect(
            text.hasSuffix(
                hasDesktop
                    ? "Opened Exercises/03-SystemHitTest/README.md.\n"
                    : "No program here opens the lesson. Open Exercises/03-SystemHitTest/README.md\n"
                        + "yourself.\n"
            )
        )
    }

    @Test("a goes on by itself after a pass, and the choice stays for the next watch")
    func advance() throws {
        let reports = [
            WatchKeysTests.report(.failed), WatchKeysTests.report(.passed, passed: 4),
            WatchKeysTests.report(.failed),
        ]
        let script = try WatchScript(
            [.checkEnds, .key("a"), .save("right"), .checkEnds, .checkEnds],
            reports: reports
        )
        let text = script.run()
        #expect(script.checks == ["3", "3", "4"])
        #expect(
            text.contains(
                "After a pass the watch moves on to the next open exercise, until you press a."
            )
        )
        #expect(text.contains("\nWatching Exercises/04-ShelterView/ShelterView.swift.\n"))
        #expect(!text.contains("for exercise 4"))
        #expect(script.folder.workbook.advanceChoice.value == true)
    }

    @Test("An edit of an exercise that had passed keeps the watch there")
    func hadPassed() throws {
        let script = try WatchScript(
            [.key("a"), .checkEnds, .save("right again"), .checkEnds, .pause],
            reports: [WatchKeysTests.report(.passed, passed: 4)]
        )
        DeskNotes.change(.systemHitTest, of: script.folder.workbook) { $0.outcome = .passed }
        #expect(!script.run().contains("ShelterView"))
    }

    @Test("A pass that was only looked at goes nowhere, so that one can go back to it")
    func lookedAt() throws {
        let script = try WatchScript(
            [.key("a"), .checkEnds, .key("<"), .checkEnds, .key("a")],
            reports: [WatchKeysTests.report(.passed, passed: 4)]
        )
        _ = script.run()
        #expect(script.checks == ["3", "2"])
        #expect(script.folder.workbook.advanceChoice.value == false)
    }

    @Test("The exercise is watched whose file is saved")
    func follows() throws {
        let script = try WatchScript(
            [.checkEnds, .save("new", of: .roundButton), .checkEnds],
            reports: [WatchKeysTests.report(.failed)]
        )
        let text = script.run()
        #expect(script.checks == ["3", "5"])
        #expect(text.contains("\nWatching Exercises/05-RoundButton/RoundButton.swift.\n"))
    }

    @Test("Another exercise's file that is written as it was is not followed")
    func unchangedOther() throws {
        let stub = try DeskFolder().text(of: .roundButton)
        let script = try WatchScript(
            [.checkEnds, .save(stub, of: .roundButton)],
            reports: [WatchKeysTests.report(.failed)]
        )
        #expect(!script.run().contains("RoundButton"))
        #expect(script.checks == ["3"])
    }

    @Test("A spinner turns once a check takes longer than 0.3 s")
    func spinner() {
        let spinner = Spinner(start: 10)
        #expect(spinner.text(at: 10.29, .unicode) == nil)
        #expect(abs(spinner.secondsToWait(at: 10.1) - 0.2) < 1e-9)
        #expect(spinner.text(at: 10.31, .unicode) == "⠸ checking… 0 s")
        #expect(spinner.text(at: 12.05, .unicode) == "⠋ checking… 2 s")
        #expect(spinner.text(at: 12.05, .ascii) == "| checking... 2 s")
        #expect(spinner.secondsToWait(at: 11) <= 0.1)
    }
}
