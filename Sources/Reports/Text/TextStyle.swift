/// How text is written: with which characters, how wide, and whether with colours.
///
/// Decided once, by ``init(for:)``, and passed to everything that writes.
package struct TextStyle: Hashable, Sendable {
    /// The characters for what is drawn.
    package var glyphs: Glyphs
    /// Whether colours may be used; they never carry a meaning of their own.
    package var usesColour: Bool
    /// The columns that no line goes beyond but those of ``wideColumns``.
    package var columns: Int
    /// The columns that no line goes beyond where two texts stand side by side.
    package var wideColumns: Int

    /// The widths that text can be set in: longer lines are hard to read.
    package static let possibleColumns = 48...80
    /// The widths that two texts side by side can be set in.
    package static let possibleWideColumns = 48...140

    package init(glyphs: Glyphs, usesColour: Bool = false, columns: Int = 80) {
        self.glyphs = glyphs
        self.usesColour = usesColour
        self.columns = columns.clamped(to: TextStyle.possibleColumns)
        wideColumns = columns.clamped(to: TextStyle.possibleWideColumns)
    }

    /// The style that suits an environment.
    ///
    /// - Box drawing characters where the locale is a UTF-8 one, else ASCII. The first of `LC_ALL`,
    ///   `LC_CTYPE` and `LANG` that is not empty decides.
    /// - Colours on a terminal that is not `dumb`, unless `NO_COLOR` is set.
    /// - As many columns as there are, within ``possibleColumns`` and ``possibleWideColumns``.
    package init(for environment: OutputEnvironment) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment.value(of:)).first
        let encoding = locale?.lowercased() ?? ""
        let isUnicode = encoding.contains("utf-8") || encoding.contains("utf8")
        let canColour = environment.isTerminal && environment.value(of: "TERM") ?? "dumb" != "dumb"
        let columns = environment.columns ?? environment.value(of: "COLUMNS").flatMap { Int($0) }
        self.init(
            glyphs: isUnicode ? .unicode : .ascii,
            usesColour: canColour && environment.value(of: "NO_COLOR") == nil,
            columns: columns ?? TextStyle.possibleColumns.upperBound
        )
    }
}

extension Int {
    /// The nearest number of a range.
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
