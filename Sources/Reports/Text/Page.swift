/// Lines under each other, none wider than the style allows.
///
/// Everything that is set on a page is made visible first, so that it is measured as it is written.
package struct Page {
    /// How the page is written.
    package let style: TextStyle
    /// The lines so far.
    package private(set) var lines: [StyledLine] = []

    package init(_ style: TextStyle) {
        self.style = style
    }

    /// Leaves a line empty, unless the last one is, or there is none yet.
    package mutating func gap() {
        if let last = lines.last, !last.pieces.isEmpty { lines.append(StyledLine()) }
    }

    /// Sets a line that is known to fit.
    package mutating func add(_ line: StyledLine) {
        lines.append(line)
    }

    /// Sets lines that are known to fit, moved to the right.
    package mutating func add(_ block: [StyledLine], indent: Int = 0) {
        for line in block {
            var moved = StyledLine(line.pieces.isEmpty ? "" : String(repeating: " ", count: indent))
            for piece in line.pieces { moved.append(piece.text, piece.ink) }
            lines.append(moved)
        }
    }

    /// Sets a text, wrapped by words; its own line ends are kept.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - ink: What the text is.
    ///   - label: What stands in front of the first line.
    ///   - labelInk: What the label is.
    ///   - indent: Where the lines begin; the label too.
    ///   - hang: How far the text stands from the label's beginning.
    package mutating func paragraph(
        _ text: String,
        _ ink: Ink = .plain,
        label: String = "",
        labelInk: Ink = .plain,
        indent: Int = 0,
        hang: Int? = nil
    ) {
        let label = style.visible(label)
        let hang = hang ?? label.displayWidth
        let width = style.columns - indent - hang
        let wrapped = text.physicalLines.flatMap { style.visible($0).wrapped(toWidth: width) }
        for (index, content) in (wrapped.isEmpty ? [""] : wrapped).enumerated() {
            var line = StyledLine(String(repeating: " ", count: indent))
            if index == 0 { line.append(label, labelInk) }
            line.pad(to: indent + hang)
            line.append(content, ink)
            lines.append(line)
        }
    }

    /// Sets lines as they are, each broken where the page ends, behind a bar.
    package mutating func quotation(_ text: [String], indent: Int) {
        let margin = String(repeating: " ", count: indent) + style.glyphs.bar + " "
        for line in text {
            for part in style.visible(line).broken(toWidth: style.columns - margin.displayWidth) {
                var quoted = StyledLine(margin, .faint)
                quoted.append(part)
                lines.append(quoted)
            }
        }
    }

    /// Sets the command that repeats a case: on one line where there is room, else in lines of its
    /// own that can be copied as they stand.
    mutating func command(_ command: String, hang: Int) {
        let lines = CommandWords.lines(of: command, width: style.columns - 4)
        if lines.count == 1, command.displayWidth + hang + 2 <= style.columns {
            paragraph(command, .accent, label: "again", indent: 2, hang: hang)
            return
        }
        paragraph("again", .faint, indent: 2)
        for line in lines { paragraph(line, .accent, indent: 4) }
    }
}
