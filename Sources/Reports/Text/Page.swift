import Platform
import Results

/// A sequence of lines that respect the style's width.
///
/// All text is made visible before it is measured.
package struct Page {
    package let style: TextStyle
    package private(set) var lines: [StyledLine] = []

    package init(_ style: TextStyle) {
        self.style = style
    }

    /// Adds an empty line, except at the top or after another one.
    package mutating func gap() {
        if let last = lines.last, !last.pieces.isEmpty { lines.append(StyledLine()) }
    }

    /// Adds a line that is known to fit.
    package mutating func add(_ line: StyledLine) {
        lines.append(line)
    }

    /// Adds indented lines that are known to fit.
    package mutating func add(_ block: [StyledLine], indent: Int = 0) {
        for line in block {
            var moved = StyledLine(line.pieces.isEmpty ? "" : String(repeating: " ", count: indent))
            for piece in line.pieces { moved.append(piece.text, piece.ink) }
            lines.append(moved)
        }
    }

    /// Adds a text, wrapped between words; its own newlines are kept.
    ///
    /// - Parameters:
    ///   - label: A text before the first line.
    ///   - indent: The column of the label, in spaces.
    ///   - hang: The text's distance from the label's start, in columns; by default the label's
    ///     width.
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
        let wrapped = text.physicalLines.flatMap {
            style.visible($0).keepingCommands.wrapped(toWidth: width)
                .map { $0.replacing("\u{A0}", with: " ") }
        }
        for (index, content) in (wrapped.isEmpty ? [""] : wrapped).enumerated() {
            var line = StyledLine(String(repeating: " ", count: indent))
            if index == 0 { line.append(label, labelInk) }
            line.pad(to: indent + hang)
            line.append(content, ink)
            lines.append(line)
        }
    }

    /// Adds a text beside a label, in line with other entries.
    package mutating func entry(_ label: String, _ text: String, _ ink: Ink = .plain) {
        paragraph(text, ink, label: label, labelInk: .faint, indent: 2, hang: Page.entryHang)
    }

    private static let entryHang = 10

    /// Adds a text behind the symbol of an outcome.
    package mutating func told(
        _ text: String,
        _ ink: Ink = .strong,
        by outcome: Outcome,
        indent: Int = 0
    ) {
        let symbol = outcome.symbol(in: style.glyphs) + " "
        paragraph(text, ink, label: symbol, labelInk: outcome.ink, indent: indent)
    }

    /// Adds a sentence and the next command, which gets its own line if both do not fit into one.
    package mutating func closing(_ sentence: String, next command: String) {
        let next = "Next: \(command)"
        if sentence.displayWidth + 1 + next.displayWidth + 2 <= style.columns {
            paragraph("\(sentence) \(next)", .strong, indent: 2)
        } else {
            paragraph(sentence, .strong, indent: 2)
            paragraph(next, .strong, indent: 2)
        }
    }

    /// Adds lines behind a bar, each broken at the page's width.
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

    /// Adds the command that repeats a case, either beside its label or on separate lines to copy.
    package mutating func command(
        _ command: DisplayedCommand,
        as form: CommandForm = .ofThisProcess
    ) {
        let lines = command.lines(as: form, width: style.columns - 4)
        if lines.count == 1, lines[0].displayWidth + Page.entryHang + 2 <= style.columns {
            paragraph(lines[0], .accent, label: "again", indent: 2, hang: Page.entryHang)
            return
        }
        paragraph("again", .faint, indent: 2)
        // Leave a word that is too long to the terminal: broken here, it would be two words for a shell.
        let isLong = lines.contains { style.visible($0).displayWidth + 4 > style.columns }
        let margin = isLong ? "" : "    "
        for line in lines { add(StyledLine(margin + style.visible(line), .accent)) }
    }
}
