import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Suites

@Suite("Reports kept for answers graded before", .serialized)
struct KeptReportsTests {
    /// A workbook of a few short files, which may all be changed.
    private final class SmallWorkbook {
        let root: String
        let exercise = Exercise.systemHitTest
        var workbook: Workbook {
            Workbook(environment: ["WORKBOOK_ROOT": root, "WORKBOOK_KIT": root + "/kit"])
        }

        /// The suites' file in the kit.
        private let suitesFile: String

        /// - Parameter hasBundle: Whether the suites lie in a bundle, as on macOS.
        init(hasBundle: Bool = false) throws {
            let name = "HitTestingWorkbookPackageTests"
            suitesFile = hasBundle ? "\(name).xctest/Contents/MacOS/\(name)" : "SuiteRunner"
            root = NSTemporaryDirectory() + "kept-reports-\(UUID().uuidString)"
            for path in [
                answer, reference, stub, harness, allowed, kitLibrary, suites, belief,
                workbook.points, workbook.advice,
            ] { try write(path, "first") }
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: suites
            )
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        var answer: String { workbook.answer(exercise) }
        var reference: String { workbook.reference(exercise) }
        var stub: String { workbook.stub(exercise) }
        var belief: String { "\(workbook.misconceptions(exercise))/Belief.swift" }
        var harness: String { root + "/Sources/Harnesses/\(exercise.shape.harness)" }
        var allowed: String { "\(workbook.allowedDeclarations)/Swift.txt" }
        var kitLibrary: String { root + "/kit/" + Workbook.kitLibrary }
        var suites: String { "\(root)/kit/\(suitesFile)" }

        func write(_ path: String, _ text: String) throws {
            let file = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let handle = FileManager.default.createFile(atPath: path, contents: nil)
            #expect(handle)
            try Data(text.utf8).write(to: file)
        }

        func kept(_ order: CheckOrder = CheckOrder()) throws -> KeptReports {
            try #require(KeptReports(exercise, workbook: workbook, order: order))
        }

        func report(_ outcome: Outcome = .failed) -> ExerciseReport {
            var report = ExerciseReport(outcome, on: exercise, seed: 5)
            var failure = CaseFailure(
                identifier: "a.1",
                scene: ExampleScene.family,
                stepIndex: 1,
                expected: "e",
                actual: "a",
                referenceTrace: ExampleScene.events,
                attemptTrace: [.hitTestBegan(ExampleScene.root, Point(.infinity, -.infinity))],
                firstDifference: "d",
                differenceIndex: TraceDifference(reference: 1, attempt: 2),
                termination: Termination(kind: .exit, code: 3)
            )
            failure.scene.root.alpha = 0.1 + 0.2
            var test = TestReport(name: "n", position: 0, outcome: outcome, points: 1)
            test.failure = failure
            report.tests = [test]
            return report
        }
    }

    @Test("A report is found again, to the last bit")
    func found() throws {
        let small = try SmallWorkbook()
        #expect(try small.kept().report() == nil)
        try small.kept().keep(small.report())
        #expect(try small.kept().report() == small.report())
    }

    @Test(
        "Any change to a file that a verdict depends on misses",
        arguments: [
            "answer", "reference", "stub", "harness", "allowed", "kit", "suites", "belief",
            "points", "advice",
        ],
        [false, true]
    )
    func changedFile(name: String, hasBundle: Bool) throws {
        let small = try SmallWorkbook(hasBundle: hasBundle)
        try small.kept().keep(small.report())
        let path =
            [
                "answer": small.answer, "reference": small.reference, "stub": small.stub,
                "harness": small.harness, "allowed": small.allowed, "kit": small.kitLibrary,
                "suites": small.suites, "belief": small.belief, "points": small.workbook.points,
                "advice": small.workbook.advice,
            ][name] ?? ""
        let permissions = try FileManager.default.attributesOfItem(atPath: path)
        try small.write(path, "second")
        try FileManager.default.setAttributes(
            permissions.filter { $0.key == .posixPermissions },
            ofItemAtPath: path
        )
        #expect(try small.kept().report() == nil)
    }

    @Test("Another question misses")
    func otherQuestion() throws {
        let small = try SmallWorkbook()
        try small.kept().keep(small.report())
        for order in [
            CheckOrder(onlyCase: "a.1"), CheckOrder(seed: 5), CheckOrder(seed: 0),
            CheckOrder(attemptFile: small.answer), CheckOrder(onlyCase: "", seed: 5),
        ] {
            #expect(try small.kept(order).report() == nil)
        }
        try small.kept(CheckOrder(onlyCase: "a.1", seed: 5)).keep(small.report(.crashed))
        #expect(try small.kept(CheckOrder(onlyCase: "a.1", seed: 5)).report()?.outcome == .crashed)
        #expect(try small.kept().report()?.outcome == .failed)
    }

    @Test("The verdict holds for the same bytes under another path, the report does not")
    func otherPath() throws {
        let small = try SmallWorkbook()
        try small.kept().keep(small.report(.passed))
        var shown = small.workbook
        shown.answers = AnswersFolder(path: small.root, shown: "/elsewhere")
        let kept = try #require(KeptReports(small.exercise, workbook: shown, order: CheckOrder()))
        #expect(kept.report() == nil)
        #expect(kept.reportUnderAnyPath()?.outcome == .passed)
        try small.write(small.answer, "second")
        #expect(try small.kept().reportUnderAnyPath() == nil)
    }

    @Test("Reports that depend on the moment are not kept")
    func ofTheMoment() throws {
        let small = try SmallWorkbook()
        for outcome in [Outcome.graderFault, .timedOut, .skipped] {
            try small.kept().keep(small.report(outcome))
            #expect(try small.kept().report() == nil, "\(outcome)")
        }
    }

    @Test("A damaged file is no report")
    func damaged() throws {
        let small = try SmallWorkbook()
        try small.kept().keep(small.report())
        let folder = small.workbook.cache + "/reports"
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        let whole = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
        try whole.dropLast(9).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        #expect(try small.kept().report() == nil)
    }

    @Test(
        "A report that no suite can have made is none",
        arguments: ["9223372036854775807", "-1", "1e30", "1001"]
    )
    func impossible(points: String) throws {
        let small = try SmallWorkbook()
        try small.kept().keep(small.report())
        let folder = small.workbook.cache + "/reports"
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        try #require(text.contains("\"points\":1,") || text.contains("\"points\":1}"))
        try small.write(
            "\(folder)/\(name)",
            text.replacing("\"points\":1", with: "\"points\":\(points)")
        )
        #expect(try small.kept().report() == nil)
    }

    @Test("An answer that is missing, too large or no file has no place")
    func noPlace() throws {
        let small = try SmallWorkbook()
        let order = CheckOrder(attemptFile: small.root + "/no such file")
        #expect(KeptReports(small.exercise, workbook: small.workbook, order: order) == nil)
        try small.write(small.answer, String(repeating: " ", count: 128 * 1_024 + 1))
        #expect(KeptReports(small.exercise, workbook: small.workbook, order: CheckOrder()) == nil)
        try FileManager.default.removeItem(atPath: small.answer)
        try #require(mkfifo(small.answer, 0o644) == 0)
        #expect(KeptReports(small.exercise, workbook: small.workbook, order: CheckOrder()) == nil)
    }
}
