import Foundation
import Reports

/// Where results and complaints go.
struct Terminal {
    /// How results look there.
    let style = TextStyle(
        for: OutputEnvironment(
            isTerminal: isatty(STDOUT_FILENO) == 1,
            variables: ProcessInfo.processInfo.environment,
            columns: Terminal.columns()
        )
    )

    /// Writes a result, which ends its own lines, to standard output.
    ///
    /// Where nobody reads any more, as behind `| head`, there is nothing to do about it.
    func show(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Writes a complaint to standard error, apart from all results.
    func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    private static func columns() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}
