import Catalogue
import Examples
import Foundation
import Pages
import Platform
import Results
import Scenario
import Testing

@testable import Classroom

@Suite("Records that come together")
struct RecordMergeTests {
    private let folder: HandInFolder

    init() throws { folder = try HandInFolder() }

    private func store(_ name: String) -> RecordStore {
        RecordStore(folder: "\(folder.root)/\(name)")
    }

    private func record(
        _ student: String,
        _ exercise: Exercise,
        _ outcome: Outcome,
        output: String = "",
        seconds: Double = 0,
        seed: UInt64 = 7,
        protection: Protection = .bubblewrap,
        edition: String? = nil
    ) -> AnswerRecord {
        var report = ExerciseReport(
            outcome,
            on: exercise,
            answerPath: exercise.answerFile,
            seed: seed,
            message: output
        )
        report.durationSeconds = seconds
        return AnswerRecord(
            student: student,
            key: "key",
            protection: protection,
            edition: edition,
            report: report
        )
    }

    /// Merges folders one call after the other, and writes the gradebook each time.
    private func gradebook(_ name: String, from calls: [[String]]) throws -> [String: Data] {
        let store = store(name)
        for call in calls {
            let merge = try RecordMerge(
                into: store,
                from: call.map { "\(folder.root)/\($0)" },
                points: PointsScheme()
            )
            let merged = try merge.run()
            _ = try GradebookWriter(
                store,
                students: merged.students,
                points: PointsScheme(),
                seed: merged.seed,
                protection: merged.protection,
                webFiles: WebFiles(folder: WebFolder.path)
            ).write()
        }
        let names =
            FileManager.default.enumerator(atPath: store.folder)?
            .compactMap { $0 as? String } ?? []
        return names.filter { !$0.hasPrefix(".workbook") }.reduce(into: [:]) { files, name in
            files[name] = FileManager.default.contents(atPath: "\(store.folder)/\(name)")
        }
    }

    /// Records by chance, dealt out to machines; some of an answer's differ, and some are there twice.
    private func deal(_ machines: [String], seed: UInt64) throws -> [AnswerRecord] {
        var chance = SeededGenerator(seed: seed)
        let outcomes: [Outcome] = [.passed, .crashed, .notAccepted, .graderFault, .missing]
        var all: [AnswerRecord] = []
        for student in ["ada", "b/e a", "🙂", "dan"] {
            for exercise in Exercise.all where Int.random(in: 0..<4, using: &chance) > 0 {
                for _ in 0..<Int.random(in: 1...3, using: &chance) {
                    let record = record(
                        student,
                        exercise,
                        outcomes.randomElement(using: &chance) ?? .passed,
                        output: "\(Int.random(in: 0..<2, using: &chance))",
                        seconds: Double(Int.random(in: 0..<3, using: &chance))
                    )
                    all.append(record)
                    for machine in machines.shuffled(using: &chance)
                        .prefix(Int.random(in: 1...machines.count, using: &chance))
                    where store(machine).record(of: student, exercise: exercise.number) == nil {
                        try store(machine).write(record)
                    }
                }
            }
        }
        return all
    }

    @Test(
        "In any order, together or one by one, once or twice, they give the same bytes",
        arguments: UInt64(1)...4
    )
    func anyOrder(seed: UInt64) throws {
        _ = try deal(["a", "b", "c"], seed: seed)
        let together = try gradebook("together", from: [["a", "b", "c"]])
        #expect(together["gradebook.csv"] != nil)
        #expect(try gradebook("turned", from: [["c", "a", "b"]]) == together)
        #expect(try gradebook("twice", from: [["b", "c", "b", "a", "a"]]) == together)
        #expect(try gradebook("steps", from: [["c"], ["b"], ["a"], ["c", "b"]]) == together)
        #expect(try gradebook("records", from: [["b/records", "a", "c/records"]]) == together)
        #expect(try gradebook("together", from: [[]]) == together)
    }

    @Test(
        "Graded records count before refused ones, grader faults and missing ones",
        arguments: UInt64(1)...8
    )
    func preference(seed: UInt64) throws {
        let worth: [Outcome: Int] = [
            .passed: 0, .crashed: 0, .notAccepted: 1, .graderFault: 2, .missing: 3,
        ]
        let dealt = try deal(["a", "b"], seed: seed)
        _ = try gradebook("out", from: [["a", "b"]])
        for student in Set(dealt.map(\.student)) {
            for exercise in Exercise.all {
                let found = ["a", "b"].compactMap {
                    store($0).record(of: student, exercise: exercise.number)?.report.outcome
                }
                let best = found.compactMap { worth[$0] }.min()
                let chosen = store("out").record(of: student, exercise: exercise.number)
                #expect(chosen.flatMap { worth[$0.report.outcome] } == best)
            }
        }
    }

    @Test("Of two graded records the one with more points counts, by the teacher's points")
    func better() throws {
        for (name, passed) in [("a", "hard"), ("b", "easy")] {
            var record = record("ada", .systemHitTest, .failed, output: name)
            record.report.tests = ["easy", "hard"].enumerated().map { position, test in
                var report = TestReport(
                    name: test,
                    position: position,
                    outcome: test == passed ? .passed : .failed,
                    points: 1
                )
                report.identifier = test
                return report
            }
            try store(name).write(record)
        }
        let folders = ["a", "b"].map { "\(folder.root)/\($0)" }
        for (points, name) in [("3,easy,2", "b"), ("3,hard,2", "a")] {
            for folders in [folders, folders.reversed()] {
                let out = store(UUID().uuidString)
                let points = try PointsScheme(points)
                _ = try RecordMerge(into: out, from: folders, points: points).run()
                #expect(out.record(of: "ada", exercise: 3)?.report.message == name)
            }
        }
    }

    @Test("A student who left the class is back once graded again, or by a record from elsewhere")
    func leftTheClass() throws {
        func students(_ folders: [String]) throws -> [String] {
            let out = store("out")
            let places = folders.map { "\(folder.root)/\($0)" }
            return try RecordMerge(into: out, from: places, points: PointsScheme()).run().students
        }
        for name in ["out", "a"] {
            try store(name).write(record("ada", .systemHitTest, .passed))
            try store(name).write(record("bob", .systemHitTest, .passed))
        }
        store("out").dismiss(allExcept: ["ada"])
        #expect(try students([]) == ["ada"])
        #expect(try students(["a"]) == ["ada", "bob"])
        #expect(try students([]) == ["ada"])
        store("out").readmit("bob")
        #expect(try students([]) == ["ada", "bob"])
    }

    @Test("Records that differ are told, those that differ in their times only are not")
    func differing() throws {
        try store("a").write(record("ada", .systemHitTest, .passed, seconds: 1))
        try store("b").write(record("ada", .systemHitTest, .passed, seconds: 2))
        try store("a").write(record("dan", .roundButton, .passed))
        try store("b").write(record("dan", .roundButton, .crashed))
        let merge = try RecordMerge(
            into: store("out"),
            from: ["\(folder.root)/a", "\(folder.root)/b"],
            points: PointsScheme()
        )
        let merged = try merge.run()
        #expect(merged.differing == ["dan, exercise 5"])
        #expect(merged.students == ["ada", "dan"])
        #expect(merged.seed == 7 && merged.protection == .bubblewrap)
    }

    @Test("Records that were made in other ways do not go together, and nothing is written")
    func otherTerms() throws {
        try store("a").write(record("ada", .systemHitTest, .passed))
        try store("b").write(record("dan", .systemHitTest, .passed, seed: 3))
        try store("c").write(record("eva", .systemHitTest, .passed, protection: .none))
        #expect(
            throws: Fault(
                "These records were made with different seeds: 3, 7. Grade all with one of them, "
                    + "SEED=3."
            )
        ) { try gradebook("out", from: [["a", "b"]]) }
        #expect(
            throws: Fault(
                "These records were made with different protections: bubblewrap, none. Grade all "
                    + "with one SANDBOX."
            )
        ) { try gradebook("out", from: [["a", "c"]]) }
        try store("d").write(record("dan", .systemHitTest, .passed, edition: "new"))
        try store("e").write(record("eva", .systemHitTest, .passed, edition: "old"))
        #expect(
            throws: Fault(
                "These records were made with different versions of the workbook, whose tests may "
                    + "differ. Grade all with one of them."
            )
        ) { try gradebook("out", from: [["d", "e"]]) }
        // A record of an answer that was not graded goes with any version.
        #expect(throws: Never.self) { try gradebook("both", from: [["a", "d"]]) }
        #expect(!FileManager.default.fileExists(atPath: store("out").folder))
    }

    @Test("Records that were made in another way than the folder's own leave it as it is")
    func otherTermsThanTheFolder() throws {
        try store("out").keep(5)
        try store("a").write(record("ada", .systemHitTest, .passed))
        #expect(throws: Mistake.self) { try gradebook("out", from: [["a"]]) }
        #expect(!FileManager.default.fileExists(atPath: "\(store("out").folder)/records"))
    }

    @Test("Of a student who is back only the records from elsewhere count")
    func backWithOneRecord() throws {
        for exercise in [Exercise.systemHitTest, .roundButton] {
            try store("out").write(record("bob", exercise, .passed))
        }
        store("out").dismiss(allExcept: [])
        try store("a").write(record("bob", .roundButton, .passed))
        _ = try gradebook("out", from: [["a"]])
        #expect(store("out").record(of: "bob", exercise: 5) != nil)
        #expect(store("out").record(of: "bob", exercise: 3) == nil)
    }

    @Test("A record in which a test stands twice is none")
    func testsTwice() throws {
        var record = record("ada", .systemHitTest, .passed)
        let test = TestReport(name: "easy", position: 0, outcome: .passed, points: 1)
        record.report.tests = [test, test]
        try store("a").write(record)
        #expect(throws: Fault.self) { try gradebook("out", from: [["a"]]) }
    }

    @Test("Records behind a link count, in the results and in a part")
    func linkedRecords() throws {
        try store("disk").write(record("ada", .systemHitTest, .passed))
        try store("other disk").write(record("bob", .systemHitTest, .passed))
        try folder.link("out/records", to: "\(folder.root)/disk/records")
        try folder.link("part/records", to: "\(folder.root)/other disk/records")
        let files = try gradebook("out", from: [["part"], []])
        let rows = String(decoding: files["gradebook.csv"] ?? Data(), as: UTF8.self)
        #expect(rows.contains("\nada,") && rows.contains("\nbob,"))
        #expect(files["feedback/ada.md"] != nil && files["feedback/bob.md"] != nil)
        #expect(store("disk").record(of: "bob", exercise: 3) != nil)
    }

    @Test("A link that leads to no records, or stands for a student's folder, is refused")
    func brokenLinks() throws {
        try store("a").write(record("ada", .systemHitTest, .passed))
        try folder.link("a/records/bob", to: "\(folder.root)/elsewhere")
        #expect(
            throws: Fault(
                "\(folder.root)/a/records/bob is a link, and no student's folder: put the folder in "
                    + "its place."
            )
        ) { try gradebook("out", from: [["a"]]) }
        for name in ["b", "out"] {
            try folder.link("\(name)/records", to: "\(folder.root)/elsewhere")
        }
        #expect(throws: Fault.self) { try gradebook("fresh", from: [["b"]]) }
        #expect(throws: Fault.self) { try gradebook("out", from: [[]]) }
    }

    @Test("Files that are no records, and missing ones, are reported")
    func noRecords() throws {
        #expect(
            throws: Fault(
                "There are no records yet: grade first, or name folders with RECORDS=."
            )
        ) { try gradebook("out", from: [[]]) }
        #expect(
            throws: Fault(
                "There are no records in \(folder.root)/x: there is no such folder."
            )
        ) { try gradebook("out", from: [["x"]]) }
        try folder.write("{}", to: "a/records/ada/3.json")
        #expect(
            throws: Fault(
                "\(folder.root)/a/records/ada/3.json is not a record. Delete it, and have that student "
                    + "graded again."
            )
        ) { try gradebook("out", from: [["a"]]) }
    }
}
