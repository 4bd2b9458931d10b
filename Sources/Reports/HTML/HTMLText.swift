/// Text from anywhere in an HTML page, shown as it is.
struct HTMLText {
    /// How text is made visible.
    let style: TextStyle

    /// A text between tags or in an attribute: nothing in it is a tag, an entity or a quote's end.
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

    /// Lines as they are, with each ink as a class.
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
    /// The class that colours the ink; none for ordinary text.
    var className: String? {
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
