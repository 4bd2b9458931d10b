import Judge
import Reports
import Scenario
import Upkeep

/// Feeds the judge with broken streams: nothing may crash it, and nothing wrong may pass.
struct FuzzCommand: Subcommand {
    static let name = "fuzz"
    static let synopsis = "[--streams NUMBER] [--seed SEED]"
    static let summary = "Feeds the judge with broken replies: does it stand them all?"

    private var streams = 100_000
    private var seed = UInt64.random(in: 1...999_999)

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--streams":
                let value = try arguments.value(of: word)
                guard let count = Int(value), count > 0 else {
                    throw WrongUse("STREAMS=\(value) is no number: choose 1 or more.")
                }
                streams = count
            case "--seed": seed = try arguments.seed(of: word)
            default: throw arguments.notUnderstood(word)
            }
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        terminal.complain("\(streams) streams, seed \(seed)")
        do throws(UpkeepFault) {
            let report = try FuzzRun(workbook: workbook, seed: seed).report(
                streams: streams,
                write: { report in
                    _ = TerminalReport(report, style: terminal.style).text
                    _ = try JSONReport(report).text()
                },
                progress: { if $0.isMultiple(of: 10_000) { terminal.complain("  \($0)") } }
            )
            terminal.show(report.text)
            return report.isSound ? .passed : .notPassed
        } catch {
            terminal.complain(error.message)
            return .graderFault
        }
    }
}
