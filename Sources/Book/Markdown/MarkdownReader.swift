import Foundation

/// Reads Markdown into blocks: headings, paragraphs, fenced code, lists, tables and pictures.
struct MarkdownReader {
    private let lines: [Substring]
    private var next = 0

    static func blocks(of text: String) -> [MarkdownBlock] {
        blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false))
    }

    private static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
        var reader = MarkdownReader(lines: lines)
        return reader.read()
    }

    private mutating func read() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while next < lines.count {
            let line = lines[next]
            if line.isBlank {
                next += 1
            } else if line.hasPrefix("```") {
                blocks.append(code())
            } else if let heading = line.heading {
                blocks.append(heading)
                next += 1
            } else if line.hasPrefix("|") {
                blocks.append(table())
            } else if line.listMarker != nil {
                blocks.append(list())
            } else {
                blocks.append(paragraph())
            }
        }
        return blocks
    }

    private mutating func code() -> MarkdownBlock {
        next += 1
        var code: [Substring] = []
        while next < lines.count, !lines[next].hasPrefix("```") {
            code.append(lines[next])
            next += 1
        }
        next += 1
        return .code(code.joined(separator: "\n"))
    }

    private mutating func paragraph() -> MarkdownBlock {
        var words: [Substring] = []
        while next < lines.count, !lines[next].isBlank, words.isEmpty || !lines[next].startsBlock {
            words.append(lines[next])
            next += 1
        }
        let text = words.joined(separator: " ")
        if let picture = text.wholeMatch(of: #/!\[([^\]]*)\]\(([^)]+)\)\s*/#) {
            return .picture(title: String(picture.output.1), target: String(picture.output.2))
        }
        return .paragraph(text)
    }

    private mutating func table() -> MarkdownBlock {
        var rows: [[String]] = []
        while next < lines.count, lines[next].hasPrefix("|") {
            rows.append(lines[next].cells)
            next += 1
        }
        // The second row only draws the line.
        return .table(header: rows[0], rows: Array(rows.dropFirst(2)))
    }

    private mutating func list() -> MarkdownBlock {
        let first = lines[next].listMarker
        var items: [[MarkdownBlock]] = []
        while next < lines.count, let marker = lines[next].listMarker,
            (marker.number == nil) == (first?.number == nil)
        {
            var item = [lines[next].dropFirst(marker.length)]
            next += 1
            while next < lines.count, belongs(lines[next], indentedBy: marker.length) {
                item.append(lines[next].dropping(indent: marker.length))
                next += 1
            }
            items.append(MarkdownReader.blocks(of: item))
            while next < lines.count, lines[next].isBlank,
                next + 1 < lines.count, lines[next + 1].listMarker != nil
            {
                next += 1
            }
        }
        return .list(first: first?.number, items: items)
    }

    /// Whether a line is part of the list item above it.
    private func belongs(_ line: Substring, indentedBy indent: Int) -> Bool {
        if line.isBlank {
            let following = lines[next...].first { !$0.isBlank }
            return following?.indent ?? 0 >= indent
        }
        if line.indent >= indent { return true }
        return !lines[next - 1].isBlank && !line.startsBlock
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate var indent: Int { prefix { $0 == " " }.count }

    fileprivate var startsBlock: Bool {
        hasPrefix("```") || heading != nil || hasPrefix("|") || listMarker != nil
    }

    fileprivate var heading: MarkdownBlock? {
        let level = prefix { $0 == "#" }.count
        guard (1...6).contains(level), dropFirst(level).first == " " else { return nil }
        return .heading(level: level, String(dropFirst(level + 1)))
    }

    /// The mark of a list item: its length, and its number in a numbered list.
    fileprivate var listMarker: (length: Int, number: Int?)? {
        if hasPrefix("- ") { return (2, nil) }
        let digits = prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (digits.count + 2, number)
    }

    fileprivate func dropping(indent: Int) -> Substring {
        dropFirst(Swift.min(indent, self.indent))
    }

    fileprivate var cells: [String] {
        split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
