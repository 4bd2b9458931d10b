import Catalogue
import Examples
import Foundation
import Platform
import Reports
import Results
import Scenario
import Testing

@testable import Desk

@Suite("The standing line of a watch")
struct WatchStandingTests {
    private let place = "exercise 3 of \(Exercise.all.count)"

    private func report(_ outcome: Outcome, _ outcomes: [Outcome]) -> ExerciseReport {
        ExerciseReport(
            outcome,
            on: .systemHitTest,
            seed: 1,
            tests: outcomes.enumerated().map { index, outcome in
                TestReport(name: "\(index)", position: index, outcome: outcome, points: 3)
            }
        )
    }

    @Test("Points are compared with the last check, and the best so far never goes down")
    func points() throws {
        let folder = try DeskFolder()
        var progress = PointsProgress(.systemHitTest, folder.workbook)
        let one = report(.failed, [.passed, .failed, .failed])
        let two = report(.failed, [.passed, .passed, .failed])
        let all = report(.passed, [.passed, .passed, .passed])
        let loop = report(.timedOut, [.timedOut, .skipped, .skipped])
        let broken = report(.didNotCompile, [.didNotCompile, .didNotCompile, .didNotCompile])
        let lines = [one, two, one, broken, loop, all, all].map {
            progress.take($0, .unicode).lines(columns: 100).joined(separator: "\n")
        }
        #expect(
            lines == [
                "\(place) · 3 of 9 points · 2 tests left",
                "\(place) · 3 → 6 of 9 points · 1 test left",
                "\(place) · 6 → 3 of 9 points · best so far 6 · 2 tests left",
                "\(place) · best so far 6 points",
                "\(place) · 3 → 0 of 9 points · best so far 6 · 3 tests left · 2 not played",
                "\(place) · 0 → 9 of 9 points · no test left",
                "\(place) · 9 of 9 points · no test left",
            ]
        )
    }

    @Test("A watch begins with what the last one noted, even after a reset")
    func notes() throws {
        let folder = try DeskFolder()
        let one = report(.failed, [.passed, .failed, .failed])
        let two = report(.failed, [.passed, .passed, .failed])
        for report in [two, one] {
            DeskNotes.change(.systemHitTest, of: folder.workbook) {
                $0.record(report, answer: [])
            }
        }
        var progress = PointsProgress(.systemHitTest, folder.workbook)
        #expect(
            progress.take(two, .ascii).lines(columns: 50) == [
                "\(place) - 3 -> 6 of 9 points - 1 test left"
            ]
        )
        try folder.answer(.systemHitTest, "mine")
        _ = try AnswerReset(.systemHitTest, workbook: folder.workbook).run()
        var afterReset = PointsProgress(.systemHitTest, folder.workbook)
        #expect(
            afterReset.take(one, .unicode).lines(columns: 60) == [
                "\(place) · 3 of 9 points · best so far 6", "2 tests left",
            ]
        )
    }

    @Test("The end names what is open, with the best points")
    func open() {
        let standings = [
            ExerciseStanding(exercise: .containsPoint, state: .known(.passed), points: 22),
            ExerciseStanding(
                exercise: .systemHitTest,
                state: .changedSince,
                points: 10,
                maximum: 29,
                best: 13
            ),
            ExerciseStanding(exercise: .roundButton, state: .known(.notStarted)),
        ]
        #expect(
            WatchEnding(standings: standings, folder: "mine", style: TextStyle(glyphs: .unicode))
                .text == """
                    1 of 3 exercises passed. Still open:
                      3  The system's hitTest, written out: changed since, best 13 of 29 points
                      5  A round button: not started
                    make watch DIR=mine continues with exercise 3.

                    """
        )
    }

    @Test("After the last exercise there is a closing page")
    func closing() {
        let standings = [Exercise.containsPoint, .roundButton].map {
            ExerciseStanding(exercise: $0, state: .known(.passed), points: 20, maximum: 20)
        }
        let ending = WatchEnding(
            standings: standings,
            style: TextStyle(glyphs: .unicode, columns: 60)
        )
        #expect(ending.isComplete)
        #expect(
            ending.text == """
                ✓ All 2 exercises passed, 40 points.

                  1  Which layer? Asking with contains
                  5  A round button

                  You wrote down where a touch goes, and why there. What you
                  can do with it:

                  make solution EX=5  other right answers than yours
                  make quiz           scenes to predict, harder as you
                                      succeed
                  make interview      questions, scenes and code, with a
                                      scorecard

                """
        )
    }

    @Test("q and Control-C end with what is open; a lost terminal does not")
    func endings() throws {
        for (step, hasEnding) in [
            (WatchScript.Step.key("q"), true), (.event(.stopRequested(signal: 2)), true),
            (.event(.stopRequested(signal: 15)), false),
        ] {
            let script = try WatchScript([.checkEnds, step], reports: [report(.failed, [.failed])])
            #expect(
                script.run().contains("0 of \(Exercise.all.count) exercises passed. Still open:")
                    == hasEnding
            )
        }
    }

    @Test("The choice to advance stays, and anything else in its place is as good as none")
    func advanceChoice() throws {
        let folder = try DeskFolder()
        let choice = folder.workbook.advanceChoice
        #expect(choice.value == nil)
        try choice.keep(true)
        #expect(choice.value == true)
        try choice.keep(false)
        #expect(choice.value == false)
        for text in [
            "", "advance=on", "{\"advances\":true}", "true" + String(repeating: " ", count: 64),
        ] {
            try Data(text.utf8).write(wholeTo: folder.workbook.cache + "/desk/watch.json")
            #expect(choice.value == nil, "\(text.prefix(30))")
        }
    }
}
