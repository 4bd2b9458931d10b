import Catalogue
import Building
import Isolation
import Results
import Subcommands

struct SandboxCommand: Subcommand {
    static let name = "sandbox"
    static let options = [Option.sandbox]
    static let summary = "Tests whether untrusted answers can be run safely on this machine."
    var runsUntrustedAnswers: Bool { true }

    private let protection: Protection

    init(_ arguments: Arguments) throws(WrongUse) {
        protection = try arguments.choice(.sandbox) ?? SandboxChoice.standard
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        try Canary(workbook, protection: protection).prove()
        terminal.write("\(protection.words)\n")
        return .passed
    }
}
