import Foundation

package struct TerminalSize: Hashable, Sendable {
    package var rows: Int
    package var columns: Int

    /// The fallback size, that of the classic terminal.
    package static let usual = TerminalSize(rows: 24, columns: 80)

    package init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }

    /// The terminal's current size; `nil` if the descriptor is no terminal or does not report a
    /// size.
    package init?(of descriptor: Int32 = STDOUT_FILENO) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
        else { return nil }
        self.init(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }
}
