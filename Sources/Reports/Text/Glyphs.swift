/// The symbols of reports.
///
/// All other text is ASCII, so that one set can replace the other.
package struct Glyphs: Hashable, Sendable {
    /// Whether non-ASCII characters may be used.
    package var isUnicode: Bool
    /// Whether the terminal's font has Braille patterns, which show shapes that no boxes can.
    package var hasDots: Bool
    package var passed: String
    package var failed: String
    package var skipped: String
    package var notStarted: String
    package var fault: String
    /// Between a call and its result.
    package var arrow: String
    /// In place of omitted text.
    package var ellipsis: String
    /// Between a width and a height.
    package var times: String
    /// After a number of degrees.
    package var degrees: String
    /// Between two columns, and before a quotation.
    package var bar: String
    /// Before the most important line.
    package var pointer: String
    /// The point where a finger touches down.
    package var touch: String
    /// A later point of a drag.
    package var waypoint: String
    /// A view without an extent.
    package var point: String
    /// A part of a circle's rim.
    package var rim: String
    /// A full cell of a progress bar.
    package var full: String
    /// An empty cell of a progress bar.
    package var empty: String
    package var lines: BoxLines

    /// The character for dots of a cell, given as the bits of Unicode's Braille patterns.
    func dots(_ pattern: UInt8) -> Character {
        Unicode.Scalar(0x2800 + UInt32(pattern)).map(Character.init) ?? " "
    }

    /// A progress bar of some cells, of which the first are full.
    package func progressBar(_ full: Int, of cells: Int) -> String {
        String(repeating: self.full, count: full) + String(repeating: empty, count: cells - full)
    }

    /// The symbols for a UTF-8 locale.
    package static let unicode = Glyphs(
        isUnicode: true,
        hasDots: true,
        passed: "✓",
        failed: "✗",
        skipped: "–",
        notStarted: "○",
        fault: "!",
        arrow: "→",
        ellipsis: "…",
        times: "×",
        degrees: "°",
        bar: "│",
        pointer: "▸",
        touch: "✕",
        waypoint: "◦",
        point: "▪",
        rim: "·",
        full: "█",
        empty: "░",
        lines: .unicode
    )

    /// The symbols for any other locale.
    package static let ascii = Glyphs(
        isUnicode: false,
        hasDots: false,
        passed: "ok",
        failed: "FAIL",
        skipped: "--",
        notStarted: "..",
        fault: "!!",
        arrow: "->",
        ellipsis: "...",
        times: "x",
        degrees: " degrees",
        bar: "|",
        pointer: ">",
        touch: "X",
        waypoint: "o",
        point: "*",
        rim: ".",
        full: "#",
        empty: ".",
        lines: .ascii
    )
}
