import Catalogue
import Examples
import Foundation
import Platform
import Results
import Scenario
import Testing

@testable import Desk

@Suite("Notes that commands keep for each other")
struct DeskNotesTests {
    private func report(_ outcome: Outcome, belief: String? = nil) -> ExerciseReport {
        var test = TestReport(name: "A test", position: 0, outcome: .failed, points: 2)
        test.diagnosis = belief.map {
            Diagnosis(identifier: $0, title: "t", explanation: "e", hint: "h", certainty: .certain)
        }
        let passed = TestReport(name: "Another", position: 1, outcome: .passed, points: 3)
        return ExerciseReport(
            outcome,
            on: .systemHitTest,
            seed: 1,
            tests: [test, passed]
        )
    }

    @Test("Notes read back as they were")
    func roundTrip() throws {
        let folder = try DeskFolder()
        var note = ExerciseNote()
        note.record(report(.failed, belief: "ForgetsHidden"), answer: [1, 2])
        (note.line, note.hints) = (12, 2)
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0 = note }
        DeskNotes.change(.containsPoint, of: folder.workbook) {
            $0.record(report(.timedOut), answer: [])
        }
        let notes = DeskNotes(of: folder.workbook)
        #expect(notes[.systemHitTest] == note)
        #expect(note.points == 3 && note.maximum == 5 && note.best == 3)
        #expect(note.certainty == .certain)
        #expect(notes[.containsPoint].outcome == .timedOut)
    }

    @Test(
        "A note that cannot be read counts as none",
        arguments: [
            "", "\u{0}\u{1B}[2J", "3", "[]", "{\"3\":{}}", "{\"3\":7}",
            "3 answer=1x8kq outcome=failed points=23 of=29 best=23 hints=1",
            kept("hints", "\"many\""), kept("hints", "10000"), kept("points", "-4"),
            kept("maximum", "99999999999999999999"), kept("best", "1e300"),
            kept("outcome", "\"perfect\""), kept("line", "-1"),
        ]
    )
    func nonsense(text: String) throws {
        let folder = try DeskFolder()
        try Data(text.utf8).write(wholeTo: DeskNotes.path(of: folder.workbook))
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
    }

    @Test("A note with a number that cannot be leaves the others as they are")
    func oneUnsound() throws {
        let folder = try DeskFolder()
        let text =
            "{\"1\":\(DeskNotesTests.note("hints", "2")),\"3\":\(DeskNotesTests.note("best", "-1"))}"
        try Data(text.utf8).write(wholeTo: DeskNotes.path(of: folder.workbook))
        #expect(DeskNotes(of: folder.workbook)[.containsPoint].hints == 2)
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
    }

    /// A file with a note on exercise 3 that has one odd value.
    private static func kept(_ key: String, _ value: String) -> String {
        "{\"3\":\(note(key, value))}"
    }

    private static func note(_ key: String, _ value: String) -> String {
        var fields = [
            "outcome": "\"passed\"", "points": "1", "maximum": "1", "best": "1", "hints": "1",
        ]
        fields[key] = value
        return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
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
        #expect(DeskNotes.path(of: copy).hasPrefix(folder.workbook.cache + "/desk/answers-"))
        try FileManager.default.removeItem(atPath: folder.workbook.cache)
        #expect(DeskNotes(of: copy)[.systemHitTest] == ExerciseNote())
    }

    @Test("A pipe, a folder or a very long file in the notes' place is as good as none")
    func oddFiles() throws {
        let folder = try DeskFolder()
        let path = DeskNotes.path(of: folder.workbook)
        let place = URL(fileURLWithPath: path).deletingLastPathComponent()
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        try #require(mkfifo(path, 0o644) == 0)
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
        try files.removeItem(atPath: path)
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 1 }
        try files.removeItem(atPath: path)
        let long = DeskNotesTests.kept("hints", "3") + String(repeating: "\n", count: 65_536)
        try Data(long.utf8).write(to: URL(fileURLWithPath: path))
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 2 }
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest].hints == 2)
    }

    @Test("If nothing can be written, nothing is remembered, and nothing breaks")
    func unwritable() {
        let workbook = Workbook(environment: [
            "WORKBOOK_ROOT": "/dev/null/none", "WORKBOOK_KIT": "/dev/null",
        ])
        DeskNotes.change(.systemHitTest, of: workbook) { $0.hints = 1 }
        #expect(DeskNotes(of: workbook)[.systemHitTest] == ExerciseNote())
    }
}
