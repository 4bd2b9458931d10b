import Desk
import Foundation
import Platform
import Reports

/// Shows that a check takes its time, on standard error if that is a terminal.
final class CheckingSign: Sendable {
    private nonisolated(unsafe) let timer: any DispatchSourceTimer
    private let lock = NSLock()
    private nonisolated(unsafe) var isShown = false
    private nonisolated(unsafe) var isOver = false

    /// Runs a check below the sign, and removes the sign.
    static func during<Result, Failure: Error>(
        _ style: TextStyle,
        _ check: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let isDumb = ProcessInfo.processInfo.environment["TERM"] ?? "dumb" == "dumb"
        guard isatty(STDERR_FILENO) == 1, !isDumb else { return try check() }
        let sign = CheckingSign(style)
        defer { sign.end() }
        return try check()
    }

    private init(_ style: TextStyle) {
        timer = DispatchSource.makeTimerSource(queue: .global())
        let spinner = Spinner(start: monotonicSeconds())
        timer.schedule(deadline: .now() + Spinner.delay, repeating: Spinner.interval)
        timer.setEventHandler { [self] in
            guard let text = spinner.text(at: monotonicSeconds(), style.glyphs) else { return }
            lock.withLock {
                guard !isOver else { return }
                isShown = true
                write("\r\(text)")
            }
        }
        timer.resume()
    }

    private func end() {
        timer.cancel()
        lock.withLock {
            isOver = true
            if isShown { write("\r\u{1b}[K") }
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
