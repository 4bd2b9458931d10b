import Catalogue
import Classroom
import Foundation
import Platform
import Scenario

/// Submits attacks as a class, grades the class like any other, and checks what the attacks left
/// behind.
package struct AttackRun {
    private let workbook: Workbook
    private let attacks: [AttackSubmission]
    private let options: [String]

    private static let seed: UInt64 = 4_711
    /// The time after which no process of an attack may run any more.
    private static let secondsOfGrace = 2.0

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - attacks: The attacks; each becomes a student.
    ///   - options: Further options of `workbook grade`.
    ///   - seconds: The longest time that grading one attack may take. It can exceed the limits,
    ///     for a busy machine.
    package init(
        _ attacks: [AttackSubmission],
        workbook: Workbook,
        options: [String],
        secondsPerAttack seconds: Double = AttackReport.secondsOfSubmission
    ) {
        secondsPerAttack = seconds
        self.attacks = attacks
        self.workbook = workbook
        self.options = options
    }

    /// Grades the attacks and reports the results.
    ///
    /// The folder with all files is kept only if there is a problem.
    package func report() throws(UpkeepFault) -> AttackReport {
        let folder =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/attacks-\(UUID().uuidString)"
        var isKept = false
        defer { if !isKept { try? FileManager.default.removeItem(atPath: folder) } }
        do {
            var report = try report(in: folder)
            isKept = !report.isHeld
            if isKept { report.folder = folder }
            return report
        } catch {
            throw UpkeepFault("the attacks cannot be tried: \(error.sentence)")
        }
    }

    private let secondsPerAttack: Double

    private func report(in folder: String) throws -> AttackReport {
        let (submissions, out) = ("\(folder)/class", "\(folder)/out")
        for attack in attacks { try attack.handIn(to: submissions, workbook) }
        let places = AttackPlaces(workbook, submissions: submissions, apart: folder)
        let before = places.listing()
        let processesBefore = RunningProcesses(of: workbook)
        let run = try ToolRun(
            "\(workbook.kit)/workbook",
            ["grade", submissions, "--out", out, "--seed", "\(AttackRun.seed)"] + options,
            secondsAllowed: Double(attacks.count + 1) * secondsPerAttack
        )
        Thread.sleep(forTimeInterval: AttackRun.secondsOfGrace)
        let processes = RunningProcesses(of: workbook).since(processesBefore)
        var report = AttackReport(
            results: results(RecordStore(folder: out)),
            grader: run,
            processes: processes,
            changes: places.listing().changes(since: before),
            forgeries: ResultFiles(folder: out).forgeries
                + ResultFiles.forgeries(inLog: run.text).map { "What the grader printed has \($0)" }
        )
        report.secondsPerAttack = secondsPerAttack
        return report
    }

    private func results(_ store: RecordStore) -> [AttackResult] {
        attacks.map { attack in
            let report = store.record(of: attack.student, exercise: attack.exercise.number)?.report
            return AttackResult(
                name: attack.name,
                exercise: attack.exercise.number,
                expected: attack.expected,
                outcome: report?.outcome,
                seconds: report?.durationSeconds ?? 0,
                defence: attack.defence
            )
        }
    }
}
