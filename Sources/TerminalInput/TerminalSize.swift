#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How many characters a terminal shows.
package struct TerminalSize: Hashable, Sendable {
    /// The lines.
    package var rows: Int
    /// The characters of a line.
    package var columns: Int

    /// The size that terminals had from the beginning.
    package static let usual = TerminalSize(rows: 24, columns: 80)

    package init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }

    /// The size of a terminal now; `nil` where the descriptor is none, or does not say.
    package init?(of descriptor: Int32 = STDOUT_FILENO) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
        else { return nil }
        self.init(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }
}
