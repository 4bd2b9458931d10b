import Catalogue
import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import Desk

@Suite("What is remembered between commands")
struct DeskNotesTests {
    private func report(_ outcome: Outcome, belief: String? = nil) -> ExerciseReport {
        var test = TestReport(name: "A test", position: 0, outcome: .failed, points: 2)
        test.diagnosis = belief.map {
            Diagnosis(identifier: $0, title: "t", explanation: "e", hint: "h", certainty: .certain)
        }
        let passed = TestReport(name: "Another", position: 1, outcome: .passed, points: 3)
        return ExerciseReport(
            exercise: 3,
            slug: "03-SystemHitTest",
            title: "T",
            answerPath: "a",
            lessonPath: "l",
            outcome: outcome,
            seed: 1,
            tests: [test, passed]
        )
    }

    @Test("Notes are plain text, and read back as they were")
    func roundTrip() {
        var notes = DeskNotes()
        notes[.systemHitTest].record(report(.failed, belief: "ForgetsHidden"), answer: [1, 2])
        notes[.systemHitTest].hints = 2
        notes[.containsPoint].record(report(.timedOut), answer: [])
        #expect(DeskNotes(text: notes.text) == notes)
        let lines = notes.text.split(separator: "\n")
        #expect(
            lines.first
                == "# Notes for status and hint. No grade depends on them; you can delete this file."
        )
        #expect(
            lines.last?.contains(
                "outcome=failed points=3 of=5 best=3 belief=ForgetsHidden certainty=certain hints=2"
            )
                == true
        )
    }

    @Test(
        "What is not understood is passed over",
        arguments: [
            "", "\u{0}\u{1B}[2J", "3", "three outcome=passed", "3 outcome", "3 outcome=perfect",
            "3 hints=many points=-4 of=99999999999999999999", "-7 hints=1", "3 =", "3 a=b=c",
        ]
    )
    func nonsense(text: String) {
        let note = DeskNotes(text: text)[.systemHitTest]
        #expect(note.outcome == nil)
        #expect(note.hints == 0 && note.points == 0 && note.maximum == 0)
    }

    @Test("Hints begin anew when a check finds another belief, and go on when it finds the same")
    func hintsBeginAnew() {
        var note = ExerciseNote()
        note.record(report(.failed, belief: "One"), answer: [1])
        note.hints = 2
        note.record(report(.failed, belief: "One"), answer: [2])
        #expect(note.hints == 2)
        note.record(report(.failed, belief: "Other"), answer: [3])
        #expect(note.hints == 0)
    }

    @Test("Hints begin anew after a crash, which has a line, and go on after the next one")
    func hintsAfterCrash() {
        var crash = report(.crashed)
        crash.tests[0].failure = CaseFailure(
            identifier: "a.1",
            scene: ExampleScene.family,
            stepIndex: 0,
            expected: "",
            actual: "",
            referenceTrace: [],
            attemptTrace: [],
            firstDifference: "",
            termination: Termination(kind: .signal, code: 4)
        )
        crash.tests[0].failure?.termination?.line = 12
        var note = ExerciseNote()
        note.record(report(.failed), answer: [1])
        note.hints = 2
        note.record(crash, answer: [2])
        #expect(note.hints == 0 && note.line == 12)
        note.hints = 1
        note.record(crash, answer: [3])
        #expect(note.hints == 1)
        note.record(report(.failed), answer: [4])
        #expect(note.hints == 0 && note.line == nil)
    }

    @Test(
        "Notes lie in the cache, each folder of answers has its own, and deleting them does no harm"
    )
    func file() throws {
        let folder = try DeskFolder()
        var copy = folder.workbook
        copy.answers = AnswersFolder(path: "/somewhere else")
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 1 }
        DeskNotes.change(.systemHitTest, of: copy) { $0.hints = 3 }
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest].hints == 1)
        #expect(DeskNotes(of: copy)[.systemHitTest].hints == 3)
        #expect(DeskNotes.file(of: copy).hasPrefix(folder.workbook.cache + "/desk/answers-"))
        try FileManager.default.removeItem(atPath: folder.workbook.cache)
        #expect(DeskNotes(of: copy)[.systemHitTest] == ExerciseNote())
    }

    @Test("A pipe, a folder or a very long file in the notes' place is as good as none")
    func oddFiles() throws {
        let folder = try DeskFolder()
        let path = DeskNotes.file(of: folder.workbook)
        let place = URL(fileURLWithPath: path).deletingLastPathComponent()
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        try #require(mkfifo(path, 0o644) == 0)
        #expect(DeskNotes(of: folder.workbook) == DeskNotes())
        try files.removeItem(atPath: path)
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(DeskNotes(of: folder.workbook) == DeskNotes())
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 1 }
        try files.removeItem(atPath: path)
        let long = String(repeating: "3 outcome=passed hints=3\n", count: 10_000)
        try Data(long.utf8).write(to: URL(fileURLWithPath: path))
        #expect(DeskNotes(of: folder.workbook) == DeskNotes())
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 2 }
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest].hints == 2)
    }

    @Test("Where nothing can be written, nothing is remembered, and nothing breaks")
    func unwritable() {
        let workbook = Workbook(environment: [
            "WORKBOOK_ROOT": "/dev/null/none", "WORKBOOK_KIT": "/dev/null",
        ])
        DeskNotes.change(.systemHitTest, of: workbook) { $0.hints = 1 }
        #expect(DeskNotes(of: workbook) == DeskNotes())
    }
}
