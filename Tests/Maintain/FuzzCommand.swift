import Catalogue
import ClassReports
import Classroom
import Foundation
import Pages
import Platform
import Reports
import Results
import Scenario
import Subcommands
import Upkeep

/// Feeds broken bytes to the judge: no input may crash it, and no wrong input may pass.
///
/// A worker process reads them, so that a crash can be reported with its input.
struct FuzzCommand: Subcommand {
    static let name = "fuzz"
    static let options = [Option.streams, .seed]
    static let summary = "Feeds the judge with broken bytes: does it stand them all?"

    private let count: Int
    private let seed: UInt64

    init(_ arguments: Arguments) throws(WrongUse) {
        count = try arguments.count(.streams) ?? 100_000
        seed = try arguments.seed() ?? SeededGenerator.drawnSeed()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        if let channel = WorkerChannel() { return try read(workbook, terminal, channel) }
        terminal.writeMessage("\(count) inputs for each reader, seed \(seed)")
        guard let program = Bundle.main.executablePath else { return .graderFault }
        var last = "nothing"
        let end = try? WorkerProcess.run(
            program,
            [FuzzCommand.name, "--streams", "\(count)", "--seed", "\(seed)"],
            orders: Data()
        ) { last = String(decoding: $0, as: UTF8.self) }
        switch end {
        case .exited(let status): return ExitStatus(rawValue: status) ?? .graderFault
        case .signalled(let signal) where WorkSupervisor.stopping.contains(signal):
            return .interrupted
        case .signalled(let signal):
            terminal.writeMessage("✗ \(last) of seed \(seed) crashes the judge: signal \(signal)")
            return .notPassed
        case nil:
            terminal.writeMessage("The worker does not start.")
            return .graderFault
        }
    }

    private func read(
        _ workbook: Workbook,
        _ terminal: Terminal,
        _ channel: WorkerChannel
    ) throws -> ExitStatus {
        func begin(_ reader: String, _ number: Int) {
            channel.tell(Data("\(reader) \(number)\n".utf8))
            guard number > 0, number.isMultiple(of: 10_000) else { return }
            terminal.writeMessage("  \(reader) \(number)")
        }
        let webFiles = WebFiles(folder: workbook.webFiles)
        var faults: [String] = []
        let readers = try ReaderFuzz(workbook: workbook, seed: seed)
        for reader in HostileReader.allCases {
            let report = readers.report(of: reader, inputs: count) {
                try write($0, terminal.style, webFiles)
            } begin: {
                begin(reader.rawValue, $0)
            }
            terminal.write(report.text)
            faults += report.faults
        }
        let report = try FuzzRun(workbook: workbook, seed: seed).report(
            streams: count,
            write: { try write($0, terminal.style, webFiles) },
            begin: { begin("stream", $0) }
        )
        terminal.write(report.text)
        return (faults + report.faults).isEmpty ? .passed : .notPassed
    }

    /// Writes a report in every format.
    private func write(
        _ report: ExerciseReport,
        _ style: TextStyle,
        _ webFiles: WebFiles
    ) throws {
        _ = TerminalReport(report, style: style).text
        _ = try JSONReport(report).text()
        let record = AnswerRecord(student: "a", key: "", protection: .none, report: report)
        let submission = SubmissionReport(
            student: "a",
            answers: [PointsScheme().graded(record)]
        )
        _ = FeedbackMarkdown(submission).text
        _ = try FeedbackPage(submission).html(webFiles)
        _ = ActionsAnnotations(submission).text
        _ = try GradescopeResults(submission).text()
        _ = try ExercismResults(submission).text()
        let files: [any ClassFile] = [
            Gradebook(exercises: [3]), GradesJSON(seed: 1, protections: [.none]), JUnitXML(),
        ]
        for file in files { _ = try file.piece(for: submission) }
        var summary = ClassSummary()
        summary.add(submission)
        _ = ClassSummaryMarkdown(summary).text
    }
}

extension Option {
    fileprivate static let streams = value("--streams", "STREAMS")
}
