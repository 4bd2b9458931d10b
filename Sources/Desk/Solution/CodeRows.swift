import Reports

/// Wraps a line of code between words, with a deeper indent for its continuation.
struct CodeRows {
    let rows: [String]

    private static let indentOfRest = 4

    init(_ line: String, width: Int) {
        let indent = line.prefix { $0 == " " }.count
        let margin = String(repeating: " ", count: min(indent + CodeRows.indentOfRest, width / 2))
        var rows: [String] = []
        var rest = line
        while rest.displayWidth > width {
            let row = rest.broken(toWidth: width)[0]
            let isInWord = rest.dropFirst(row.count).first != " "
            let blank = isInWord ? row.lastIndex(of: " ") : row.endIndex
            // Without a space behind the indent, break within the word.
            let end = blank.flatMap { row[..<$0].contains { $0 != " " } ? $0 : nil } ?? row.endIndex
            rows.append(String(row[..<end]))
            rest = margin + rest[end...].drop { $0 == " " }
        }
        self.rows = rows + [rest]
    }
}
