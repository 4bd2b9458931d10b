import Classroom
import Foundation
import Judge
import Scenario

/// Hands attacks in as a class, has the class graded as any other, and looks at what is left.
package struct AttackRun {
    private let workbook: Workbook
    private let attacks: [AttackSubmission]
    private let options: [String]

    /// The random scenes' seed.
    private static let seed: UInt64 = 4_711
    /// After so many seconds nothing of an attack may run any more.
    private static let secondsOfGrace = 2.0

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - attacks: The attacks, of which each becomes a student.
    ///   - options: Further options of `workbook grade`.
    ///   - seconds: The longest that one of them may take: more than the limits allow on a machine that is
    ///     busy with others.
    package init(
        _ attacks: [AttackSubmission],
        workbook: Workbook,
        options: [String],
        secondsPerAttack seconds: Double = AttemptLimits.secondsOfSubmission
    ) {
        secondsPerAttack = seconds
        self.attacks = attacks
        self.workbook = workbook
        self.options = options
    }

    /// Lets the attacks loose, and tells what became of them.
    ///
    /// - Returns: The report; the folder with everything is kept only where something is wrong.
    package func report() throws(UpkeepFault) -> AttackReport {
        let folder =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/attacks-\(UUID().uuidString)"
        do {
            var report = try report(in: folder)
            if report.isHeld {
                removeFolder(folder)
            } else {
                report.folder = folder
            }
            return report
        } catch {
            removeFolder(folder)
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

    /// Removes a folder in which some may not be entered.
    private func removeFolder(_ folder: String) {
        try? FileManager.default.removeItem(atPath: folder)
    }
}
