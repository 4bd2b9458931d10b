import Desk
import Foundation
import Platform
import Reports

/// Shows that a check takes long, on standard error if that is a terminal.
package final class CheckIndicator: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var isShown = false
    private nonisolated(unsafe) var isOver = false

    /// Shows the indicator while a check runs.
    package static func during<Result>(
        _ style: TextStyle,
        _ check: () throws -> Result
    ) rethrows -> Result {
        let isDumb = ProcessInfo.processInfo.environment["TERM"] ?? "dumb" == "dumb"
        guard isatty(STDERR_FILENO) == 1, !isDumb else { return try check() }
        let indicator = CheckIndicator(style)
        defer { indicator.end() }
        return try check()
    }

    private init(_ style: TextStyle) {
        let spinner = Spinner(start: monotonicSeconds())
        WorkThread.start { [self] in
            repeat {
                Thread.sleep(forTimeInterval: spinner.secondsToWait(at: monotonicSeconds()))
            } while show(spinner.text(at: monotonicSeconds(), style.glyphs) ?? "")
        }
    }

    /// Shows a text, unless the check is over.
    private func show(_ text: String) -> Bool {
        lock.withLock {
            if !isOver {
                isShown = true
                write("\r\(text)")
            }
            return !isOver
        }
    }

    private func end() {
        lock.withLock {
            isOver = true
            if isShown { write("\r\u{1b}[K") }
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
