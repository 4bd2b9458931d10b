import Classroom
import Judge
import Scenario

/// Tests whether untrusted answers can be run safely on this machine.
struct SandboxCommand: Subcommand {
    static let name = "sandbox"
    static let synopsis = "[--sandbox bubblewrap|user|none]"
    static let summary = "Tests whether untrusted answers can be run safely on this machine."
    static let runsUntrustedAnswers = true

    private let protection: Protection

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        var protection = SandboxChoice.standard
        while let word = arguments.next() {
            guard word == "--sandbox" else { throw arguments.notUnderstood(word) }
            protection = try arguments.choice(of: word, named: "SANDBOX", Protection.self)
        }
        self.protection = protection
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        do {
            try Canary(workbook, protection: protection).prove()
            terminal.show("\(protection.words)\n")
            return .passed
        } catch {
            terminal.complain(ClassSession.words(error))
            return .graderFault
        }
    }
}
