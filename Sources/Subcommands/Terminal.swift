import Foundation
import Reports
import TerminalInput

/// Standard output for results, and standard error for messages.
package struct Terminal: Sendable {
    /// The style of results, chosen once for the terminal's width.
    package let style = Terminal.style(columns: TerminalSize()?.columns)

    package init() {}

    package static func style(columns: Int?) -> TextStyle {
        TextStyle(
            for: OutputEnvironment(
                isTerminal: isatty(STDOUT_FILENO) == 1,
                variables: ProcessInfo.processInfo.environment,
                columns: columns
            )
        )
    }

    /// Writes a result to standard output; the text contains its own line endings.
    ///
    /// A failed write, as with `| head`, is no error.
    ///
    /// - Returns: Whether the write succeeded.
    @discardableResult
    package func write(_ text: String) -> Bool {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            return false
        }
    }

    /// The first five names and the number of further ones, in a form that is safe to show.
    package func listing(_ names: [String]) -> String {
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return names.prefix(5).map(style.visible).joined(separator: ", ") + more
    }

    /// Writes sentences to standard output; on a terminal none is broken inside a word.
    package func writeSentences(_ text: String) {
        write(text.folded(toWidth: TerminalSize()?.columns))
    }

    /// Writes a message to standard error; on a terminal it is not broken inside a word.
    package func writeMessage(_ text: String) {
        let message = text.folded(toWidth: TerminalSize(of: STDERR_FILENO)?.columns)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
