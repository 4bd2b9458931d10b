import Catalogue
import Examples
import Foundation
import Results
import Testing

@testable import Upkeep

@Suite("The report on mutants")
struct MutationReportTests {
    private static let records = EquivalentMutant.records(
        in: """
            # What is said here says nothing.

            - return a < b
            + return a <= b
              They are never equal,
              whatever is asked.

            - use(a)
            +
              Nobody looks.
            """
    )

    private func mutant(_ before: String, _ after: String) -> Mutant {
        Mutant(file: "A.swift", line: 3, before: before, after: after, text: after)
    }

    @Test("A record names the lines and the reason")
    func records() {
        #expect(MutationReportTests.records.map(\.before) == ["return a < b", "use(a)"])
        #expect(MutationReportTests.records.map(\.after) == ["return a <= b", ""])
        #expect(
            MutationReportTests.records.map(\.reason) == [
                "They are never equal, whatever is asked.", "Nobody looks.",
            ]
        )
    }

    @Test("A record without a second line holds for every edit of its line")
    func recordOfEveryEdit() {
        let report = MutationReport(
            mutants: [
                (mutant("print(a)", ""), .survived), (mutant("print(a)", "print(b)"), .survived),
                (mutant("print(b)", ""), .survived),
            ],
            records: EquivalentMutant.records(in: "- print(a)\n  Prints are not graded.")
        )
        #expect(report.survivors == [mutant("print(b)", "")])
    }

    @Test(
        "Mutations that are right in the reference are right in an alternative, and need not be met there"
    )
    func recordOfReference() {
        var report = MutationReport(mutants: [(mutant("use(a)", ""), .survived)], records: [])
        report.recordsOfReference = MutationReportTests.records
        #expect(report.isPassed)
    }

    @Test("Recorded ones and those that do not compile leave the score alone")
    func score() {
        let report = MutationReport(
            mutants: [
                (mutant("a", "b"), .killed), (mutant("a", "c"), .didNotCompile),
                (mutant("return a < b", "return a <= b"), .survived),
                (mutant("use(a)", ""), .survived),
            ],
            records: MutationReportTests.records
        )
        #expect(report.score == 1)
        #expect(report.equivalentCount == 2)
        #expect(report.isPassed)
    }

    @Test("One that passes without a record is told with its line, and fails the run")
    func survivor() {
        let report = MutationReport(
            mutants: [(mutant("a", "b"), .killed), (mutant("a", "c"), .survived)],
            records: []
        )
        #expect(report.score == 0.5)
        #expect(!report.isPassed)
        #expect(report.text.contains("A.swift, line 3 survived\n- a\n+ c\n"))
    }

    @Test("One that fails by chance only counts as found out, and is told")
    func chance() {
        let report = MutationReport(mutants: [(mutant("a", "b"), .killedByChance)], records: [])
        #expect(report.isPassed)
        #expect(report.text.contains("A.swift, line 3 fails by chance only\n- a\n+ b\n"))
    }

    @Test("A record of a mutant that is found out, or is gone, is told and fails the run")
    func staleRecord() {
        let report = MutationReport(
            mutants: [(mutant("use(a)", ""), .killed)],
            records: MutationReportTests.records
        )
        #expect(report.staleRecords.count == 2)
        #expect(!report.isPassed)
        #expect(report.text.contains("no mutant that passes is the one recorded as\n- use(a)"))
    }

    @Test("A record without a reason fails the run")
    func bareRecord() {
        let report = MutationReport(
            mutants: [(mutant("a", "b"), .survived)],
            records: EquivalentMutant.records(in: "- a\n+ b\n")
        )
        #expect(report.survivors.isEmpty)
        #expect(!report.isPassed)
        #expect(report.text.contains("no reason is given for\n- a\n+ b"))
    }

    @Test("Ten mutants of exercise 5 are graded, and none survives unexplained")
    func endToEnd() throws {
        let report = try MutationRun(.roundButton, workbook: TestWorkbook.workbook, limit: 10)
            .report()
        #expect(report.mutants.count == 10)
        #expect(report.count(.killed) > 3)
        #expect(report.isPassed, "\(report.text)")
    }
}

/// The workbook that the tests were built in.
enum TestWorkbook {
    static var workbook: Workbook {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        let program = bundles.first?.bundleURL ?? Bundle.main.executableURL
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var environment = ["WORKBOOK_ROOT": root.path]
        environment["WORKBOOK_KIT"] = program?.deletingLastPathComponent().path
        return Workbook(environment: environment)
    }
}
