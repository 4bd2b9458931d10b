import Foundation
import Reports
import TerminalInput

/// Where results and complaints go.
struct Terminal {
    /// How results look there.
    let style = Terminal.style(columns: TerminalSize()?.columns)

    /// How results look at a width.
    static func style(columns: Int?) -> TextStyle {
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
    func show(_ text: String) -> Bool {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            return false
        }
    }

    /// Writes a complaint to standard error, apart from all results.
    func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
