/// Escapes arbitrary text for a Markdown document.
package struct MarkdownText {
    package let style: TextStyle

    package init(style: TextStyle) {
        self.style = style
    }

    /// Escapes a text within a line, so that it contains no Markdown, HTML or end of a table cell.
    package func inline(_ text: String) -> String { inline(text, startsLine: true) }

    private func inline(_ text: String, startsLine: Bool) -> String {
        var inline = String.UnicodeScalarView()
        let scalars = Array(style.visible(text).unicodeScalars)
        let leadingDigits = startsLine ? scalars.prefix(while: \.isDigit).count : -1
        for (index, scalar) in scalars.enumerated() {
            let isMark = scalar.isMark(
                between: index > 0 ? scalars[index - 1] : nil,
                and: index + 1 < scalars.count ? scalars[index + 1] : nil,
                isAfterLeadingNumber: index <= leadingDigits,
                startsLine: startsLine && index == 0
            )
            if isMark { inline.append("\\") }
            inline.append(scalar)
        }
        return String(inline)
    }

    /// A sentence in which text in backquotes, and paths, become code spans.
    package func prose(_ text: String) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count.isMultiple(of: 2) == false else { return inline(text) }
        return pieces.enumerated().map { index, piece in
            guard index.isMultiple(of: 2) else { return piece.isEmpty ? "" : code(piece) }
            return piece.split(separator: " ", omittingEmptySubsequences: false).enumerated()
                .map { position, word in
                    word.contains("/") && word.contains(".")
                        ? code(String(word))
                        : inline(String(word), startsLine: index == 0 && position == 0)
                }
                .joined(separator: " ")
        }
        .joined()
    }

    /// A code span, with a fence longer than any run of backquotes in the text.
    package func code(_ text: String) -> String {
        let visible = style.visible(text)
        let fence = String(repeating: "`", count: MarkdownText.longestFence(in: visible) + 1)
        let needsSpace = visible.hasPrefix("`") || visible.hasSuffix("`")
        return needsSpace ? "\(fence) \(visible) \(fence)" : fence + visible + fence
    }

    /// A code block, with fences longer than any run of backquotes in the lines.
    package func block(_ lines: [StyledLine], language: String = "text") -> String {
        let text = lines.rendered(in: style)
        let fence = String(repeating: "`", count: max(3, MarkdownText.longestFence(in: text) + 1))
        return "\(fence)\(language)\n\(text)\(fence)\n"
    }

    package func heading(_ level: Int, _ text: String) -> String {
        String(repeating: "#", count: level) + " " + inline(text) + "\n"
    }

    /// A table of arbitrary texts.
    package func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows.map { $0.map(inline) })
            .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    private static func longestFence(in text: String) -> Int {
        text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    }
}

extension Unicode.Scalar {
    /// Whether Markdown could interpret the character, and accepts a backslash escape for it.
    ///
    /// - Parameters:
    ///   - isAfterLeadingNumber: Whether there are only digits before it in the line, or nothing.
    ///   - startsLine: Whether there is nothing before it in the line.
    fileprivate func isMark(
        between before: Unicode.Scalar?,
        and after: Unicode.Scalar?,
        isAfterLeadingNumber: Bool,
        startsLine: Bool
    ) -> Bool {
        switch self {
        // At a word's end or within a number they cannot be part of an address. After a number at the start
        // of a line, a period could start a list.
        case ".", ":":
            guard let after, after != " " else { return isAfterLeadingNumber }
            return !(after.isDigit && before?.isDigit == true)
        // These never have a meaning in Markdown, and are frequent in sentences.
        case ",", ";", "?", "/", "'", "\"", "%": return false
        // These belong to a link only after a bracket, which is escaped; after a number, `)` makes a list.
        case "(": return false
        case ")": return isAfterLeadingNumber
        // These make a list, a rule or a heading only at the start of a line.
        case "-", "+", "=": return startsLine
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": return true
        default: return false
        }
    }

    fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
