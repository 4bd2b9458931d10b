import ClassReports
import Foundation
import Results
import Scenario
import Testing

@testable import Classroom

@Suite("The records of a class")
struct RecordStoreTests {
    private let folder: HandInFolder
    private let store: RecordStore

    init() throws {
        folder = try HandInFolder()
        store = RecordStore(folder: "\(folder.root)/out")
    }

    private func record(_ student: String, exercise: Int = 3, title: String = "t") -> AnswerRecord {
        AnswerRecord(
            student: student,
            key: "key",
            protection: .bubblewrap,
            report: ExerciseReport(
                exercise: exercise,
                slug: "s",
                title: title,
                answerPath: "BaseView.swift",
                lessonPath: "l",
                outcome: .passed,
                seed: .max
            )
        )
    }

    private func path(_ student: String, _ exercise: Int = 3) -> String {
        "\(store.folder)/records/\(FeedbackFileName.stem(of: student))/\(exercise).json"
    }

    @Test(
        "A record is read back as it was written, whatever the student is called",
        arguments: ["ada", "a/../b", "..", "a\nb", "🙂", "=1+1", String(repeating: "n", count: 300)]
    )
    func roundTrip(student: String) throws {
        #expect(store.record(of: student, exercise: 3) == nil)
        try store.write(record(student))
        #expect(store.record(of: student, exercise: 3) == record(student))
        #expect(store.record(of: student, exercise: 4) == nil)
        let inside = try FileManager.default.contentsOfDirectory(atPath: folder.root)
        #expect(inside == ["out"])
    }

    @Test("A record takes the place of the one before, and leaves nothing unfinished")
    func replaced() throws {
        try store.write(record("ada", title: "first"))
        try store.write(record("ada", title: "second"))
        #expect(store.record(of: "ada", exercise: 3)?.report.title == "second")
        let unfinished = try FileManager.default.contentsOfDirectory(
            atPath: "\(store.work)/unfinished"
        )
        #expect(unfinished == [])
    }

    @Test("The same record has the same bytes")
    func sameBytes() throws {
        try store.write(record("ada"))
        let first = FileManager.default.contents(atPath: path("ada"))
        try store.write(record("ada"))
        #expect(FileManager.default.contents(atPath: path("ada")) == first)
    }

    @Test("A damaged record is as absent, wherever it was cut")
    func damaged() throws {
        try store.write(record("ada"))
        let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path("ada"))))
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for length in 0...end {
            try Data(bytes.prefix(length)).write(to: URL(fileURLWithPath: path("ada")))
            #expect(store.record(of: "ada", exercise: 3) == nil, "\(length) bytes")
        }
        try Data([0xFF] + bytes).write(to: URL(fileURLWithPath: path("ada")))
        #expect(store.record(of: "ada", exercise: 3) == nil)
    }

    @Test("A record with a number that grading cannot lead to is as absent")
    func impossibleNumbers() throws {
        let changes: [(inout ExerciseReport) -> Void] = [
            { $0.durationSeconds = .nan },
            { $0.durationSeconds = -1 },
            { $0.tests[0].points = .max },
            { $0.tests[0].points = -1 },
            { $0.tests[0].position = .max },
            { $0.diagnostics[0].line = .min },
            { $0.diagnostics[0].column = .max },
            { $0.diagnostics[0].column = 0 },
        ]
        var whole = record("ada")
        whole.report.tests = [TestReport(name: "n", position: 0, outcome: .passed, points: 1)]
        whole.report.diagnostics = [
            Diagnostic(severity: .error, file: "f", line: 1, column: 1, message: "m")
        ]
        try store.write(whole)
        #expect(store.record(of: "ada", exercise: 3) == whole)
        for change in changes {
            var impossible = whole
            change(&impossible.report)
            try store.write(impossible)
            #expect(store.record(of: "ada", exercise: 3) == nil)
            let verdict = RecordStore.Verdict(answer: Data(), report: impossible.report)
            try store.write(verdict, key: "key")
            #expect(store.verdict("key") == nil)
        }
    }

    @Test("A record of another student or exercise in a student's place is not believed")
    func ofAnother() throws {
        try store.write(record("bob"))
        try store.write(record("ada", exercise: 4))
        let files = FileManager.default
        try files.copyItem(atPath: path("bob"), toPath: path("ada", 3))
        #expect(store.record(of: "ada", exercise: 3) == nil)
        try files.copyItem(atPath: path("ada", 4), toPath: path("ada", 5))
        #expect(store.record(of: "ada", exercise: 5) == nil)
    }

    @Test("A verdict is kept with the answer's bytes; a damaged one is as absent")
    func verdicts() throws {
        let answer = Data([0, 0xFF, 10])
        let verdict = RecordStore.Verdict(answer: answer, report: record("ada").report)
        #expect(store.verdict("key") == nil)
        try store.write(verdict, key: "key")
        #expect(store.verdict("key")?.answer == verdict.answer)
        #expect(store.verdict("key")?.report == verdict.report)
        let file = URL(fileURLWithPath: "\(store.work)/verdicts/key.json")
        try Data(try Data(contentsOf: file).dropLast(2)).write(to: file)
        #expect(store.verdict("key") == nil)
    }

    @Test("A verdict of which a power cut left parts unwritten is as absent")
    func unwrittenParts() throws {
        try store.write(
            RecordStore.Verdict(answer: Data(0...0xFF), report: record("ada").report),
            key: "key"
        )
        let file = URL(fileURLWithPath: "\(store.work)/verdicts/key.json")
        let bytes = [UInt8](try Data(contentsOf: file))
        for start in stride(from: 0, to: bytes.count, by: 5) {
            for end in [start + 1, start + 16, bytes.count] where end <= bytes.count {
                var damaged = bytes
                for index in start..<end { damaged[index] = 0 }
                try Data(damaged).write(to: file)
                #expect(store.verdict("key") == nil, "nothing at \(start)..<\(end)")
            }
            try Data(bytes.prefix(start)).write(to: file)
            #expect(store.verdict("key") == nil, "\(start) bytes")
        }
    }

    @Test("A run's unfinished files are removed, and nothing else")
    func clearing() throws {
        try store.write(record("ada"))
        try store.write([1], to: "\(store.work)/answers/x/BaseView.swift")
        try store.write([1], to: "\(store.work)/unfinished/y")
        store.clearUnfinished()
        let left = try FileManager.default.contentsOfDirectory(atPath: store.work)
        #expect(left == [])
        #expect(store.record(of: "ada", exercise: 3) != nil)
    }

    @Test("Feedback of a student who left the class is removed, a file of somebody else's is not")
    func leftTheClass() throws {
        for student in ["ada", "bob"] {
            try store.write(record(student))
            try store.write("", to: "feedback/\(student).md")
            try store.write("", to: "feedback/\(student).html")
        }
        try store.write("", to: "feedback/notes.md")
        #expect(store.dismiss(allExcept: ["ada"]) == ["bob"])
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(store.folder)/feedback")
        #expect(left.sorted() == ["ada.html", "ada.md", "notes.md"])
        #expect(store.record(of: "bob", exercise: 3) != nil)
    }

    @Test("A folder that cannot be written to is named, with what to do")
    func notWritable() throws {
        try folder.write("", to: "file")
        let blocked = RecordStore(folder: "\(folder.root)/file")
        let fault = #expect(throws: OutputFault.self) { try blocked.write("", to: "summary.md") }
        let message = try #require(fault?.message)
        #expect(message.hasPrefix("\(folder.root)/file/summary.md cannot be written: "))
        #expect(message.hasSuffix(". Name another place with OUT=, or make room."))
    }

    @Test("A folder in a file's place is told, and what was begun is removed")
    func folderInPlace() throws {
        try folder.folder("out/summary.md")
        #expect(throws: OutputFault.self) { try store.write("text", to: "summary.md") }
        let unfinished = try FileManager.default.contentsOfDirectory(
            atPath: "\(store.work)/unfinished"
        )
        #expect(unfinished == [])
    }
}

@Suite("The seed of a class")
struct ClassSeedTests {
    @Test("It is kept with the records")
    func seed() throws {
        let folder = try HandInFolder()
        let store = RecordStore(folder: folder.root)
        #expect(store.seed == nil)
        try store.keep(UInt64.max)
        #expect(store.seed == .max)
    }

    @Test("A damaged one is none", arguments: ["", "x", "-1", "1 2", "18446744073709551616"])
    func damaged(text: String) throws {
        let folder = try HandInFolder()
        try folder.write(text, to: ".workbook/seed")
        #expect(RecordStore(folder: folder.root).seed == nil)
    }
}
