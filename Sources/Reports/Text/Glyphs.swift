/// The characters that reports are drawn with.
///
/// Every sentence is written in ASCII but for these, so that one set can replace the other.
package struct Glyphs: Hashable, Sendable {
    /// Whether characters beyond ASCII may be written.
    package var isUnicode: Bool
    /// In front of what passed.
    package var passed: String
    /// In front of what failed.
    package var failed: String
    /// In front of what was not run.
    package var skipped: String
    /// In front of what was not begun.
    package var notStarted: String
    /// In front of a fault of the grader's.
    package var fault: String
    /// From a call to its answer.
    package var arrow: String
    /// In place of what is left out.
    package var ellipsis: String
    /// Between a width and a height.
    package var times: String
    /// After a number of degrees.
    package var degrees: String
    /// Between two columns, and before what is quoted.
    package var bar: String
    /// In front of the line that matters.
    package var pointer: String
    /// Below the column that the compiler means.
    package var caret: String
    /// Where a finger comes down.
    package var touch: String
    /// Where a finger comes by.
    package var waypoint: String
    /// A view without an extent.
    package var point: String
    /// A piece of a circle's rim.
    package var rim: String
    /// A full piece of a bar of progress.
    package var full: String
    /// An empty piece of a bar of progress.
    package var empty: String
    /// The lines of boxes.
    package var lines: BoxLines

    /// Characters for a locale in UTF-8.
    package static let unicode = Glyphs(
        isUnicode: true,
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
        caret: "^",
        touch: "✕",
        waypoint: "◦",
        point: "▪",
        rim: "·",
        full: "█",
        empty: "░",
        lines: .unicode
    )

    /// Characters for any other locale.
    package static let ascii = Glyphs(
        isUnicode: false,
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
        caret: "^",
        touch: "X",
        waypoint: "o",
        point: "*",
        rim: ".",
        full: "#",
        empty: ".",
        lines: .ascii
    )
}
