/// Text from anywhere in a Markdown document, shown as it is.
struct MarkdownText {
    /// How text is made visible.
    let style: TextStyle

    /// A text within a line: nothing in it is a mark, a tag, a link or the end of a cell.
    func inline(_ text: String) -> String {
        var inline = String.UnicodeScalarView()
        let scalars = Array(style.visible(text).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let rest = scalars[(index + 1)...]
            if scalar.isMark(between: scalars[..<index], and: rest) { inline.append("\\") }
            inline.append(scalar)
        }
        return String(inline)
    }

    /// A text in code within a line.
    func code(_ text: String) -> String {
        let visible = style.visible(text)
        let fence = String(repeating: "`", count: MarkdownText.longestRun(of: "`", in: visible) + 1)
        let needsSpace = visible.hasPrefix("`") || visible.hasSuffix("`")
        return needsSpace ? "\(fence) \(visible) \(fence)" : fence + visible + fence
    }

    /// Lines as they are, between fences that are longer than anything in them that looks like one.
    func block(_ lines: [StyledLine]) -> String {
        let text = lines.rendered(in: style)
        let run = MarkdownText.longestRun(of: "`", in: text)
        let fence = String(repeating: "`", count: max(3, run + 1))
        return "\(fence)text\n\(text)\(fence)\n"
    }

    /// A row of a table.
    func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// A heading and a rule below, with nothing yet in the table.
    func head(_ cells: [String]) -> String {
        row(cells) + row(cells.map { _ in "---" })
    }

    private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
        var (longest, run) = (0, 0)
        for other in text.unicodeScalars {
            run = other == scalar ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

extension Unicode.Scalar {
    /// Whether Markdown could take the character for a mark, and shows it as it is behind a backslash.
    fileprivate func isMark(
        between before: ArraySlice<Unicode.Scalar>,
        and after: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        switch self {
        // At a word's end, or within a number, they are no part of an address. A line's number makes
        // it an entry of a list.
        case ".", ":":
            guard let next = after.first, next != " " else { return before.allSatisfy(\.isDigit) }
            return !(next.isDigit && before.last?.isDigit == true)
        // They are marks in no place, and common in sentences.
        case ",", ";", "?", "/", "'", "\"": return false
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": return true
        default: return false
        }
    }

    private var isDigit: Bool { "0"..."9" ~= self }
}
