import Catalogue
import Examples
import Explanation
import Reports
import Results
import Scenario
import Testing

@testable import Desk

@Suite("The solution beside an answer")
struct SolutionTests {
    @Test("Lines of one text alone are marked, where they belong")
    func difference() {
        let difference = LineDifference(["a", "mine", "b", "c"], ["a", "theirs", "b", "d", "c"])
        #expect(
            difference.lines == [
                .both("a"), .first("mine"), .second("theirs"), .both("b"), .second("d"), .both("c"),
            ]
        )
        #expect(!difference.isEmpty)
        #expect(LineDifference(["a"], ["a"]).isEmpty)
    }

    @Test("Both texts can be read from the difference")
    func bothTexts() {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<300 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    ["a", "b", "c", ""].randomElement(using: &generator) ?? ""
                }
            }
            let lines = LineDifference(texts[0], texts[1]).lines
            let first = lines.compactMap { line -> String? in
                if case .second = line { nil } else { line.text }
            }
            let second = lines.compactMap { line -> String? in
                if case .first = line { nil } else { line.text }
            }
            #expect(first == texts[0] && second == texts[1])
        }
    }

    @Test("The page shows the difference, and what the alternatives do differently")
    func page() {
        let page = SolutionPage(
            exercise: .roundButton,
            answerPath: "Exercises/05-RoundButton/RoundButton.swift",
            difference: LineDifference(["import UIKit", "let \u{1B}[2J"], ["import UIKit", "x"]),
            alternatives: [AnswerHead(file: "Path.swift", text: "// Form: a path decides.")],
            style: TextStyle(glyphs: .unicode)
        )
        #expect(
            page.text == """
                Exercise 5, A round button: the solution

                - Exercises/05-RoundButton/RoundButton.swift
                + Solutions/05-RoundButton/RoundButton.swift

                  import UIKit
                - let \\u{1B}[2J
                + x

                Other right answers; make solution EX=5 SHOW=Path shows the first of them:

                  Path
                    a path decides.

                """
        )
    }

    @Test("No code is broken, however narrow the terminal is", arguments: [48, 60, 80, 140])
    func wholeLines(columns: Int) throws {
        for exercise in Exercise.all {
            let page = try SolutionPage(
                exercise,
                workbook: DeskFolder.repositoryWorkbook,
                style: TextStyle(glyphs: .unicode, columns: columns)
            )
            let reference = try String(
                contentsOfFile: DeskFolder.repositoryWorkbook.reference(exercise),
                encoding: .utf8
            )
            let shown = Set(page.text.split(separator: "\n").map { $0.dropFirst(2) })
            for line in reference.split(separator: "\n") { #expect(shown.contains(line)) }
        }
    }

    @Test("An answer that equals the reference is named as the reference")
    func same() {
        let page = SolutionPage(
            exercise: .roundButton,
            answerPath: "a",
            difference: LineDifference(["x"], ["x"]),
            alternatives: [],
            style: TextStyle(glyphs: .unicode)
        )
        #expect(page.text.contains("  Your answer is identical to the reference.\n"))
    }

    @Test("Every alternative says what it does differently", arguments: Exercise.all)
    func alternatives(exercise: Exercise) {
        let workbook = DeskFolder.repositoryWorkbook
        let all = AnswerHead.all(in: workbook.alternatives(exercise), workbook)
        #expect(all.count >= 5)
        #expect(all.allSatisfy { $0["Form"].hasSuffix(".") })
    }

    @Test(
        "It is shown after a pass only; otherwise a sentence says what to do",
        arguments: [Outcome.failed, .notStarted, .crashed, .didNotCompile, .timedOut, .graderFault]
    )
    func gate(outcome: Outcome) {
        var report = ExerciseReport(outcome, on: .systemHitTest, seed: 1)
        #expect(
            report.reasonToHideSolution()
                == "Exercise 3 has not passed yet. Try make hint EX=3, or see the solution anyway with "
                + "make solution EX=3 FORCE=1."
        )
        report.outcome = .notStarted
        #expect(
            report.reasonToHideSolution(hasPassed: true)
                == "You passed exercise 3 and began it again: make solution EX=3 FORCE=1 shows the "
                + "solution."
        )
        report.outcome = .passed
        #expect(report.reasonToHideSolution() == nil)
    }
}

extension LineDifference.Line {
    fileprivate var text: String {
        switch self {
        case .both(let text), .first(let text), .second(let text): text
        }
    }
}
