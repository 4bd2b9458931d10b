import Hashing
import Catalogue
import Foundation
import Examples
import Platform
import Reports
import Scenario
import Testing

@testable import Desk

@Suite("How far all exercises are")
struct StatusTests {
    private static let standings = [
        ExerciseStanding(
            exercise: .containsPoint,
            state: .known(.passed),
            points: 22,
            maximum: 22,
            lastChange: SampleTime.date.addingTimeInterval(-86_400)
        ),
        ExerciseStanding(
            exercise: .layerHitTest,
            state: .known(.didNotCompile),
            lastChange: SampleTime.date
        ),
        ExerciseStanding(
            exercise: .systemHitTest,
            state: .changedSince,
            points: 23,
            maximum: 29,
            lastChange: SampleTime.date
        ),
        ExerciseStanding(
            exercise: .shelterView,
            state: .unchecked,
            lastChange: SampleTime.date
        ),
        ExerciseStanding(exercise: .roundButton, state: .known(.missing)),
        ExerciseStanding(exercise: .responderChain, state: .known(.notStarted)),
    ]

    private func table(_ style: TextStyle, folder: String = "") -> String {
        StatusTable(
            standings: StatusTests.standings,
            folder: folder,
            timeZone: .gmt,
            now: SampleTime.date,
            style: style
        ).text
    }

    @Test("Each line has state, points, a bar and the last change")
    func table() {
        #expect(
            table(TextStyle(glyphs: .unicode)) == """
                  1  ✓  Which layer? Asking with…  passed            22/22  ████████  2026-11-20
                  2  ✗  Which layer? Letting…      does not compile      –  ░░░░░░░░  14:05
                  3  –  The system's hitTest…      changed since     23/29  ██████░░  14:05
                  4  –  A shelter over a button    not checked           –  ░░░░░░░░  14:05
                  5  ○  A round button             missing               –  ░░░░░░░░
                  6  ○  The responder chain…       not started           –  ░░░░░░░░

                  1 of 6 exercises passed. Next: make watch EX=2
                  Run make check to update these lines.

                """
        )
    }

    @Test("No line is wider than the terminal", arguments: [48, 60, 72, 80], [true, false])
    func width(columns: Int, isUnicode: Bool) {
        let style = TextStyle(glyphs: isUnicode ? .unicode : .ascii, columns: columns)
        for line in table(style, folder: "copy").split(separator: "\n") {
            #expect(line.count <= columns, "\(line)")
        }
    }

    @Test("A wide terminal has whole titles, and a narrow one those that begin alike apart")
    func titles() {
        func titles(_ columns: Int) -> [String] {
            table(TextStyle(glyphs: .unicode, columns: columns)).split(separator: "\n").prefix(6)
                .map { String($0.split(separator: "  ")[2]) }
        }
        #expect(titles(140) == Exercise.all.map(\.title))
        #expect(titles(60).prefix(2) == ["Which layer? Asking with…", "Which layer? Letting…"])
    }

    @Test("A student's own copy is named")
    func copy() {
        #expect(table(TextStyle(glyphs: .unicode), folder: "me").contains("make watch EX=2 DIR=me"))
    }

    @Test("When all have passed, nothing comes next")
    func all() {
        let standings = Exercise.all.map {
            ExerciseStanding(exercise: $0, state: .known(.passed))
        }
        let text = StatusTable(standings: standings, style: TextStyle(glyphs: .unicode)).text
        #expect(text.hasSuffix("\n  All \(Exercise.all.count) exercises passed.\n"))
    }

    @Test("A pass that only the notes tell of is not believed")
    func forgedPass() throws {
        let folder = try DeskFolder()
        try folder.answer(.systemHitTest, "// no answer at all")
        DeskNotes.change(.systemHitTest, of: folder.workbook) { note in
            note.outcome = .passed
            note.answer = ContentHash(Array("// no answer at all".utf8)).text
            (note.points, note.maximum) = (29, 29)
        }
        let standing = ExerciseStanding.all(in: folder.workbook)[2]
        #expect(standing.state == .unchecked)
        #expect(!standing.state.isPassed)
    }

    @Test("A stub after a pass and a reset says that it passed before")
    func begunAgain() throws {
        let folder = try DeskFolder()
        DeskNotes.change(.systemHitTest, of: folder.workbook) { note in
            (note.outcome, note.best, note.maximum) = (.passed, 29, 29)
            note.restart()
        }
        let table = StatusTable(of: folder.workbook, style: TextStyle(glyphs: .unicode))
        #expect(table.text.contains("not started (passed before)"))
    }

    @Test("A stub is not started, a deleted file is missing, another text was changed since")
    func states() throws {
        let folder = try DeskFolder()
        try FileManager.default.removeItem(atPath: folder.workbook.answer(.shelterView))
        try folder.answer(.systemHitTest, "old")
        DeskNotes.change(.systemHitTest, of: folder.workbook) { note in
            note.outcome = .timedOut
            note.answer = ContentHash(Array("old".utf8)).text
        }
        for standing in ExerciseStanding.all(in: folder.workbook) {
            switch standing.exercise {
            case .systemHitTest: #expect(standing.state == .known(.timedOut))
            case .shelterView: #expect(standing.state == .known(.missing))
            default: #expect(standing.state == .known(.notStarted))
            }
        }
        try folder.answer(.systemHitTest, "new")
        #expect(ExerciseStanding.all(in: folder.workbook)[2].state == .changedSince)
    }
}
