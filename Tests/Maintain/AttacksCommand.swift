import Catalogue
import Results
import Scenario
import Subcommands
import Upkeep

/// Grades a class of attacks: none may pass, and none may leave anything behind.
struct AttacksCommand: Subcommand {
    static let name = "attacks"
    static let options = [Option.only, .sandbox, .jobs, .seconds]
    static let summary = "Grades answers that attack the grader: does it hold them all?"

    private let names: [String]
    private let options: [String]
    private let secondsPerAttack: Double

    init(_ arguments: Arguments) throws(WrongUse) {
        names = arguments[.only]?.split(separator: " ").map(String.init) ?? []
        let protection = try arguments.choice(.sandbox, of: Protection.self)
        guard protection != Protection.none else {
            throw WrongUse("SANDBOX=none: attacks are never run without a sandbox.")
        }
        var options: [String] = []
        if let protection { options += [Option.sandbox.word, protection.rawValue] }
        if let jobs = try arguments.count(.jobs) { options += [Option.jobs.word, "\(jobs)"] }
        self.options = options
        secondsPerAttack =
            try arguments.count(.seconds).map(Double.init) ?? AttackReport.secondsOfSubmission
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let chosen = try chosen(of: try AttackSubmission.all(workbook))
        terminal.writeMessage("\(chosen.count) attacks")
        let report = try AttackRun(
            chosen,
            workbook: workbook,
            options: options,
            secondsPerAttack: secondsPerAttack
        ).report()
        terminal.write(report.text)
        return report.isHeld ? .passed : .notPassed
    }

    private func chosen(of attacks: [AttackSubmission]) throws(WrongUse) -> [AttackSubmission] {
        for name in names where !attacks.contains(where: { $0.isCalled(name) }) {
            throw WrongUse(
                "ONLY=\(name): there is no such attack; the names are those of the files in "
                    + "Tests/WorkbookTests/Attacks, and of its folders."
            )
        }
        return attacks.filter { names.isEmpty || names.contains(where: $0.isCalled) }
    }
}

extension Option {
    fileprivate static let only = value("--only", "ONLY", "NAMES")
    fileprivate static let seconds = value("--seconds", "SECONDS")
}
