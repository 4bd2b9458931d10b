/// The characters that reports are drawn with.
///
/// Every sentence is written in ASCII but for these, so that one set can replace the other.
public struct Glyphs: Hashable, Sendable {
    /// Whether characters beyond ASCII may be written.
    public var isUnicode: Bool
    /// In front of what passed.
    public var passed: String
    /// In front of what failed.
    public var failed: String
    /// In front of what was not run.
    public var skipped: String
    /// In front of what was not begun.
    public var notStarted: String
    /// In front of a fault of the grader's.
    public var fault: String
    /// From a call to its answer.
    public var arrow: String
    /// In place of what is left out.
    public var ellipsis: String
    /// Between a width and a height.
    public var times: String
    /// After a number of degrees.
    public var degrees: String
    /// Between two columns, and before what is quoted.
    public var bar: String
    /// In front of the line that matters.
    public var pointer: String
    /// Below the column that the compiler means.
    public var caret: String
    /// Where a finger comes down.
    public var touch: String
    /// Where a finger comes by.
    public var waypoint: String
    /// A view without an extent.
    public var point: String
    /// A piece of a circle's rim.
    public var rim: String
    /// A full piece of a bar of progress.
    public var full: String
    /// An empty piece of a bar of progress.
    public var empty: String
    /// The lines of boxes.
    public var lines: BoxLines

    /// Characters for a locale in UTF-8.
    public static let unicode = Glyphs(
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
    public static let ascii = Glyphs(
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
