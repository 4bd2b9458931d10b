import Foundation
import Reports
import TerminalInput

/// Where results and messages go.
package struct Terminal: Sendable {
    /// How results look there.
    package let style = Terminal.style(columns: TerminalSize()?.columns)

    package init() {}

    /// How results look at a width.
    package static func style(columns: Int?) -> TextStyle {
        TextStyle(
            for: OutputEnvironment(
                isTerminal: isatty(STDOUT_FILENO) == 1,
                variables: ProcessInfo.processInfo.environment,
                columns: columns
            )
        )
    }

    /// Writes a result, which ends its own lines, to standard output.
    ///
    /// Where nobody reads any more, as behind `| head`, there is nothing to do about it.
    /// - Returns: Whether somebody still reads it.
    @discardableResult
    package func show(_ text: String) -> Bool {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            return false
        }
    }

    /// Writes a message to standard error, apart from all results.
    package func log(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
