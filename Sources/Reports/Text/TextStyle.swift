/// The style of all output: symbols, width and colours.
///
/// Created once by ``init(for:)``, and passed to everything that writes.
package struct TextStyle: Hashable, Sendable {
    package var glyphs: Glyphs
    /// Whether to use colours, which never carry meaning on their own.
    package var usesColour: Bool
    /// The maximum line width, except in two-column layouts.
    package var columns: Int
    /// The maximum line width in two-column layouts.
    package var wideColumns: Int

    /// The range of widths for text; longer lines are hard to read.
    package static let possibleColumns = 48...80
    /// The range of widths for two-column layouts.
    package static let possibleWideColumns = 48...140

    package init(glyphs: Glyphs, usesColour: Bool = false, columns: Int = 80) {
        self.glyphs = glyphs
        self.usesColour = usesColour
        self.columns = columns.clamped(to: TextStyle.possibleColumns)
        wideColumns = columns.clamped(to: TextStyle.possibleWideColumns)
    }

    /// The style for an environment.
    ///
    /// - Box-drawing characters in a UTF-8 locale, else ASCII. The first non-empty one of `LC_ALL`,
    ///   `LC_CTYPE` and `LANG` decides.
    /// - Braille dots wherever the locale is UTF-8, except on Linux's own console.
    /// - Colours on a terminal that is not `dumb`, unless `NO_COLOR` is set.
    /// - The terminal's width or `COLUMNS`, within ``possibleColumns`` and ``possibleWideColumns``.
    package init(for environment: OutputEnvironment) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment.value(of:)).first
        let encoding = locale?.lowercased() ?? ""
        let isUnicode = encoding.contains("utf-8") || encoding.contains("utf8")
        let canColour = environment.isTerminal && environment.value(of: "TERM") ?? "dumb" != "dumb"
        let columns = environment.columns ?? environment.value(of: "COLUMNS").flatMap { Int($0) }
        var glyphs = isUnicode ? Glyphs.unicode : .ascii
        // The font of Linux's own console has boxes, but no Braille.
        if environment.value(of: "TERM") == "linux" { glyphs.hasDots = false }
        self.init(
            glyphs: glyphs,
            usesColour: canColour && environment.value(of: "NO_COLOR") == nil,
            columns: columns ?? TextStyle.possibleColumns.upperBound
        )
    }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
