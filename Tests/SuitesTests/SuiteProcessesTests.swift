import Examples
import Foundation
import Judge
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Suites
@testable import Platform

@Suite("A suite's process that grades one answer after the other")
struct SuiteProcessesTests {
    @Test("The same process grades answers to one exercise, each by its own order")
    func oneProcess() throws {
        let suite = try ScriptedSuite("answer \"$order\"")
        let reports = try (1...3).map { try suite.report(on: "/answers/\($0).swift") }
        #expect(reports.map(\.outcome) == [.passed, .passed, .passed])
        #expect(
            reports.map(\.tests).allSatisfy { $0.map(\.identifier) == ["first", "second"] }
        )
        #expect(suite.starts == 1)
        let orders = suite.orders
        #expect(orders.count == 3)
        for (number, order) in zip(1..., orders) {
            #expect(order["WORKBOOK_ATTEMPT"] == "/answers/\(number).swift")
            #expect(order["WORKBOOK_SEED"] == "7")
            #expect(order["WORKBOOK_CLASSROOM"] == "Answer.swift")
        }
    }

    @Test("Each exercise has a process of its own")
    func exercises() throws {
        let suite = try ScriptedSuite("answer \"$order\"")
        for exercise in [Exercise.containsPoint, .roundButton, .containsPoint] {
            #expect(try suite.report(on: "/a.swift", exercise).outcome == .passed)
        }
        #expect(suite.starts == 2)
    }

    @Test(
        "A process that fails on an answer is the grader's fault, and never asked again",
        arguments: [
            ("exit 3", "2 of 2 tests gave no result"),
            ("tell_first; exit 3", "1 of 2 tests gave no result"),
            ("echo broken >&2; exit 139", "broken"),
            ("printf '\\033[90mgrey\\033[0m words' >&2; exit 3", "grey words"),
            ("{ echo 'Fatal error: gone'; seq 9; } >&2; exit 132", "Fatal error: gone"),
            ("tell_first; tell_finished", "1 of 2 tests gave no result"),
        ]
    )
    func failing(script: String, said: String) throws {
        let suite = try ScriptedSuite(
            "case \"$order\" in *bad*) \(script) ;; *) answer ;; esac"
        )
        #expect(try suite.report(on: "/good.swift").outcome == .passed)
        let report = try suite.report(on: "/bad.swift")
        #expect(report.outcome == .graderFault)
        #expect(report.message.contains(said))
        #expect(try suite.report(on: "/good.swift").outcome == .passed)
        #expect(suite.starts == 2)
    }

    @Test("A process that takes too long is ended, and the next answer gets another")
    func tooLong() throws {
        let suite = try ScriptedSuite("case \"$order\" in *bad*) sleep 60 ;; *) answer ;; esac")
        // The process is up before its time counts.
        #expect(try suite.report(on: "/good.swift").outcome == .passed)
        let order = suite.order("/bad.swift")
        let results = try suite.processes.grade(order, .containsPoint, seconds: 0.5)
        #expect(results.hasFault)
        #expect(try suite.report(on: "/good.swift").outcome == .passed)
        #expect(suite.starts == 2)
    }

    @Test(
        "A check that is cancelled ends at once, even if its suite refuses to",
        arguments: ["sleep 600", "trap '' TERM; while :; do sleep 0.1; done"]
    )
    func cancelled(script: String) throws {
        let suite = try ScriptedSuite(script)
        let cancellation = Cancellation()
        Thread.detachNewThread {
            while suite.orders.isEmpty { usleep(1_000) }
            cancellation.cancel()
            cancellation.cancel()
        }
        #expect(throws: CheckCancelled.self) {
            try suite.run(on: "/a.swift", cancellation: cancellation).report()
        }
        #expect(suite.starts == 1)
    }

    @Test("A check that is not cancelled ends as ever")
    func notCancelled() throws {
        let suite = try ScriptedSuite("answer")
        let report = try suite.run(on: "/a.swift", cancellation: Cancellation()).report()
        #expect(report.outcome == .passed)
    }

    @Test("A process that sends nonsense is a grader fault, and never asked again")
    func nonsense() throws {
        let suite = try ScriptedSuite("echo nonsense >&4")
        #expect(throws: (any Error).self) { try suite.report(on: "/a.swift") }
        #expect(throws: (any Error).self) { try suite.report(on: "/a.swift") }
        #expect(suite.starts == 2)
    }

    @Test("A process is replaced after many answers")
    func replaced() throws {
        let suite = try ScriptedSuite("answer")
        for _ in 0...SuiteProcess.maximumOrders {
            try #require(try suite.report(on: "/a.swift").outcome == .passed)
        }
        #expect(suite.starts == 2)
    }

    @Test("An order comes out of the environment's names as it went in")
    func order() {
        var order = CheckOrder(attemptFile: "/a b.swift", seed: .max)
        order.shownPath = "é\n.swift"
        let read = CheckOrder(environment: order.variables)
        #expect(read.attemptFile == "/a b.swift")
        #expect(read.seed == .max)
        #expect(read.shownPath == "é\n.swift")
        #expect(read.onlyCase == nil)
        #expect(read.limits == .ofClassroom)
    }
}

/// A suite that is a script of the shell: what it does with each order, which is in `$order`.
private final class ScriptedSuite: Sendable {
    let processes: SuiteProcesses
    private let workbook: Workbook
    private let folder = NSTemporaryDirectory() + "scripted-suite-\(UUID().uuidString)"

    init(_ script: String) throws {
        workbook = Workbook(environment: ["WORKBOOK_ROOT": folder, "WORKBOOK_KIT": folder])
        processes = SuiteProcesses(workbook, .none)
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        try writeScript(
            try text(script),
            to: folder + "/SuiteRunner"
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func text(_ script: String) throws -> String {
        func line(_ message: SuiteMessage) throws -> String {
            "'" + String(decoding: try ExactJSON.data(message), as: UTF8.self) + "'"
        }
        func record(_ function: String) throws -> String {
            var test = TestReport(name: function, position: 1, outcome: .passed, points: 1)
            test.identifier = function
            return try line(.record(GradingRecord(test: test, diagnostics: [], seed: 7)))
        }
        return """
            echo start >> '\(folder)/starts'
            tell_first() { echo \(try record("first")) >&4; }
            tell_finished() { echo \(try line(.finished)) >&4; }
            answer() { tell_first; echo \(try record("second")) >&4; tell_finished; }
            echo \(try line(.planned(["first", "second"]))) >&4
            while read -r order <&3; do
                echo "$order" >> '\(folder)/orders'
                \(script)
            done
            """
    }

    func order(_ path: String) -> CheckOrder {
        var order = CheckOrder(attemptFile: path, seed: 7)
        order.shownPath = "Answer.swift"
        order.protection = Protection.none
        return order
    }

    func report(
        on path: String,
        _ exercise: Exercise = .containsPoint
    ) throws -> ExerciseReport {
        try run(on: path, exercise).report(by: processes)
    }

    func run(
        on path: String,
        _ exercise: Exercise = .containsPoint,
        cancellation: Cancellation? = nil
    ) -> SuiteRun {
        SuiteRun(exercise, workbook: workbook, order: order(path), cancellation: cancellation)
    }

    var starts: Int { lines("starts").count }

    var orders: [[String: String]] {
        lines("orders").compactMap {
            try? JSONDecoder().decode([String: String].self, from: Data($0.utf8))
        }
    }

    private func lines(_ name: String) -> [Substring] {
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
