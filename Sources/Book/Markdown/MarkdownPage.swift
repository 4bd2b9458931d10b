import Pages

/// Markdown as HTML, with an anchor for each heading.
struct MarkdownPage {
    private let inline: MarkdownInline
    private let picture: (String, String) throws -> HTML
    private let addition: (String) throws -> [HTML]
    /// The headings' anchors and words, and the words below each, for the search.
    private(set) var sections: [Section] = []
    private var anchors: [String: Int] = [:]

    struct Section: Hashable, Sendable {
        var anchor: String
        var title: String
        var words: String
    }

    /// - Parameters:
    ///   - address: Where a link leads; `nil` if that is not in the book.
    ///   - picture: The picture of a title and a file's name.
    ///   - addition: What stands below a paragraph, an item of a list or a row of a table, whose words
    ///     it gets.
    init(
        address: @escaping (String) -> String?,
        picture: @escaping (String, String) throws -> HTML,
        addition: @escaping (String) throws -> [HTML] = { _ in [] }
    ) {
        inline = MarkdownInline(address: address)
        self.picture = picture
        self.addition = addition
    }

    mutating func html(_ blocks: [MarkdownBlock]) throws -> HTML {
        var pieces: [HTML] = []
        for block in blocks { pieces.append(try html(block)) }
        return .lines(pieces)
    }

    private mutating func html(_ block: MarkdownBlock) throws -> HTML {
        switch block {
        case .heading(let level, let text):
            let anchor = anchor(of: text)
            sections.append(Section(anchor: anchor, title: plainWords(text), words: ""))
            return .element("h\(level)", ["id": anchor], [inline.html(text)])
        case .paragraph(let text):
            note(text)
            let paragraph = HTML.element("p", [inline.html(text)])
            return .lines([paragraph] + (try addition(plainWords(text))))
        case .code(let text):
            note(text)
            return .element("pre", ["tabindex": "0"], [.element("code", text: text)])
        case .list(let first, let items):
            return try list(first, items)
        case .table(let header, let rows):
            let additions = try rows.flatMap { try addition(MarkdownPage.words(ofRow: $0)) }
            return .lines([table(header, rows)] + additions)
        case .picture(let title, let target):
            note(title)
            return try picture(title, target)
        }
    }

    private mutating func list(_ first: Int?, _ items: [[MarkdownBlock]]) throws -> HTML {
        var lines: [HTML] = []
        for item in items {
            guard case .paragraph(let text) = item.first else {
                lines.append(.element("li", [try html(item)]))
                continue
            }
            note(text)
            let below = try addition(plainWords(text)) + [try html(Array(item.dropFirst()))]
            lines.append(.element("li", [inline.html(text)] + below))
        }
        guard let first else { return .element("ul", [.lines(lines)]) }
        return .element("ol", first == 1 ? [:] : ["start": "\(first)"], [.lines(lines)])
    }

    private mutating func table(_ header: [String], _ rows: [[String]]) -> HTML {
        func row(_ cells: [String], _ name: String) -> HTML {
            .element("tr", cells.map { .element(name, [inline.html($0)]) })
        }
        for cells in [header] + rows {
            note(cells.filter { !$0.isEmpty }.joined(separator: ", "))
        }
        let head =
            header.allSatisfy(\.isEmpty) ? [] : [HTML.element("thead", [row(header, "th")])]
        let body = HTML.element("tbody", [.lines(rows.map { row($0, "td") })])
        // Wide tables scroll by themselves, and not the page.
        return .element(
            "div",
            ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Table"],
            [.element("table", head + [body])]
        )
    }

    /// The words of a table's row, without the lines between its cells.
    static func words(ofRow cells: [String]) -> String {
        plainWords(cells.joined(separator: " "))
    }

    private mutating func note(_ text: String) {
        guard let last = sections.indices.last else { return }
        sections[last].words = joined([sections[last].words, plainWords(text)])
    }

    /// The anchor that GitHub gives a heading, so that links work in both places.
    static func anchor(_ heading: String) -> String {
        plainWords(heading).lowercased()
            .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    /// The anchor of a heading, with a number where the page has others of the same words.
    private mutating func anchor(of text: String) -> String {
        let words = MarkdownPage.anchor(text)
        anchors[words, default: 0] += 1
        let count = anchors[words, default: 1]
        return count == 1 ? words : "\(words)-\(count - 1)"
    }
}
