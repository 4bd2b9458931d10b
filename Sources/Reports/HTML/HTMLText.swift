/// Escapes arbitrary text for an HTML page.
struct HTMLText {
    let style: TextStyle

    /// Escapes a text for element content or a quoted attribute.
    func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in style.visible(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Preformatted lines, with a class for each ink.
    func block(_ lines: [StyledLine]) -> String {
        "<pre>" + lines.map { line($0) + "\n" }.joined() + "</pre>\n"
    }

    private func line(_ line: StyledLine) -> String {
        line.withoutTrailingSpaces.pieces.map { piece in
            piece.ink.className.map { "<span class=\"\($0)\">\(escaped(piece.text))</span>" }
                ?? escaped(piece.text)
        }.joined()
    }
}

extension Ink {
    /// The CSS class for the ink; `nil` for plain text.
    package var className: String? {
        switch self {
        case .plain: nil
        case .strong: "strong"
        case .faint: "faint"
        case .good: "good"
        case .bad: "bad"
        case .caution: "caution"
        case .accent: "accent"
        }
    }
}
