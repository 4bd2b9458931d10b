import Results

/// A line of source code with a caret under the diagnosed column.
struct SourceExcerpt {
    private let number: String
    private let before: String
    private let after: String
    private let hasCaret: Bool

    /// Takes the line from a diagnostic; `nil` if it has none.
    init?(_ diagnostic: Diagnostic) {
        guard let source = diagnostic.sourceLine, !source.isEmpty else { return nil }
        number = diagnostic.line.map(String.init) ?? ""
        let column = diagnostic.column.map { max($0, 1) - 1 }
        let bytes = Array(source.utf8)
        // The compiler's columns count UTF-8 bytes.
        let cut = min(column ?? 0, bytes.count)
        before = String(decoding: bytes[..<cut], as: UTF8.self)
        after = String(decoding: bytes[cut...], as: UTF8.self)
        hasCaret = column != nil
    }

    /// The line and the caret; a long line is cut around the caret.
    func lines(in style: TextStyle) -> [StyledLine] {
        let margin = "\(number) \(style.glyphs.bar) "
        let width = style.columns - 4 - margin.displayWidth
        let ellipsis = style.glyphs.ellipsis
        var head = style.visible(String(before.drop { $0 == " " || $0 == "\t" }))
        let most = width * 2 / 3
        if head.displayWidth > most {
            let tail = String(head.reversed()).prefix(ofWidth: most - ellipsis.displayWidth)
            head = ellipsis + String(tail.reversed())
        }
        let room = width - head.displayWidth
        let tail = style.visible(before.isBlank ? after.withoutIndentation : after)
            .cut(toWidth: room, ellipsis: ellipsis)
        var source = StyledLine(margin, .faint)
        source.append((head + tail).trimmed)
        guard hasCaret else { return [source] }
        let blank = String(repeating: " ", count: number.count + 1)
        var pointer = StyledLine(blank + style.glyphs.bar + " ", .faint)
        pointer.append(String(repeating: " ", count: head.displayWidth))
        pointer.append("^", .bad)
        return [source, pointer]
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

    fileprivate var withoutIndentation: String { String(drop { $0 == " " || $0 == "\t" }) }
}
