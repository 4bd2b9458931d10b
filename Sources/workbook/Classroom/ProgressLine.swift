import Classroom
import Foundation
import Results
import Subcommands
import TerminalInput

/// Shows a class's progress on standard error, and handles Control-C.
///
/// On a terminal the line is redrawn in place. Elsewhere a new line appears every ten seconds.
final class ProgressLine {
    let progress: ClassProgress
    private let interruption: any DispatchSourceSignal
    private let termination: any DispatchSourceSignal

    init(_ terminal: Terminal) {
        let isTerminal = isatty(STDERR_FILENO) == 1
        let progress = ClassProgress(
            every: isTerminal ? 0.2 : 10,
            since: isTerminal ? .distantPast : Date()
        ) { snapshot in
            let columns = TerminalSize(of: STDERR_FILENO)?.columns
            let line = ProgressLine.text(snapshot, columns: columns ?? .max)
            let text =
                isTerminal ? "\r\u{1b}[K\(line)" + (snapshot.isFinished ? "\n" : "") : line + "\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        self.progress = progress
        interruption = ProgressLine.stop(progress, on: SIGINT, terminal)
        termination = ProgressLine.stop(progress, on: SIGTERM, terminal)
    }

    /// The first signal lets running answers finish; the second ends the program immediately.
    private static func stop(
        _ progress: ClassProgress,
        on number: Int32,
        _ terminal: Terminal
    ) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            if progress.isStopped { exit(ExitStatus.interrupted.rawValue) }
            progress.stop()
            terminal.writeMessage(
                "\nFinishing the answers in progress; press Ctrl-C again to stop immediately."
            )
        }
        source.resume()
        return source
    }

    func end() { progress.finish() }

    var stopped: String {
        let now = progress.current
        return "Stopped with \(now.done) of \(now.found) answers graded; the same command "
            + "continues."
    }

    /// The parts of the line that fit: a line that the terminal breaks cannot be redrawn.
    static func text(_ now: ClassProgress.Snapshot, columns: Int) -> String {
        let ofAll = now.done == now.found ? "" : "\(now.done) of "
        let before = now.doneBefore > 0 ? " (\(now.doneBefore) already done)" : ""
        var parts = ["\(ofAll)\(counted(now.found, "answer")) graded\(before)"]
        if now.isFinished, now.missing > 0 { parts.append("\(now.missing) missing") }
        if let seconds = now.secondsLeft, now.distinctDone < now.distinct {
            parts.append("about \(duration(seconds)) left")
        }
        let lines = parts.indices.reversed().map { parts[...$0].joined(separator: ", ") }
        return lines.first { $0.count < columns } ?? ""
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3_600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3_600) h \(whole % 3_600 / 60) min"
    }
}
