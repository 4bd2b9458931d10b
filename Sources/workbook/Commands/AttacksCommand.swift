import Judge
import Scenario
import Upkeep

/// Grades a class of attacks: none may pass, none may leave anything behind.
struct AttacksCommand: Subcommand {
    static let name = "attacks"
    static let synopsis = "[--only NAME]… [--sandbox SANDBOX] [--jobs NUMBER] [--seconds NUMBER]"
    static let summary = "Grades answers that attack the grader: does it hold them all?"

    private var names: [String] = []
    private var options: [String] = []
    private var secondsPerAttack = AttemptLimits.secondsOfSubmission

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--only": names.append(try arguments.value(of: word))
            case "--sandbox":
                let protection = try arguments.choice(of: word, named: "SANDBOX", Protection.self)
                guard protection != .none else {
                    throw WrongUse("SANDBOX=none: attacks are never run without a sandbox.")
                }
                options += [word, protection.rawValue]
            case "--jobs": options += [word, "\(try arguments.count(of: word, named: "JOBS"))"]
            case "--seconds":
                secondsPerAttack = Double(try arguments.count(of: word, named: "SECONDS"))
            default: throw arguments.notUnderstood(word)
            }
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let attacks: [AttackSubmission]
        do throws(UpkeepFault) {
            attacks = try AttackSubmission.all(workbook)
        } catch {
            terminal.complain(error.message)
            return .graderFault
        }
        let chosen = try chosen(of: attacks)
        terminal.complain("\(chosen.count) attacks")
        do throws(UpkeepFault) {
            let report = try AttackRun(
                chosen,
                workbook: workbook,
                options: options,
                secondsPerAttack: secondsPerAttack
            ).report()
            terminal.show(report.text)
            return report.isHeld ? .passed : .notPassed
        } catch {
            terminal.complain(error.message)
            return .graderFault
        }
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
