import Pages

/// The text of a Markdown paragraph as HTML: code, strong and emphasised words, links.
struct MarkdownInline {
    /// A link's target in the book; `nil` for a place outside of it, whose words stay text.
    let address: (String) -> String?

    func html(_ text: some StringProtocol) -> HTML {
        var pieces: [HTML] = []
        var plain = ""
        var rest = Substring(text)
        while let first = rest.first {
            if let (piece, after) = piece(at: rest) {
                pieces += [.text(plain), piece]
                plain = ""
                rest = after
            } else {
                plain.append(first)
                rest.removeFirst()
            }
        }
        return HTML(trusted: (pieces + [.text(plain)]).map(\.source).joined())
    }

    private func piece(at text: Substring) -> (HTML, Substring)? {
        switch text.first {
        case "`":
            guard let (inside, rest) = text.enclosed(in: "`") else { return nil }
            return (.element("code", text: String(inside)), rest)
        case "*":
            for (mark, element) in [("**", "strong"), ("*", "em")] {
                guard let (inside, rest) = text.enclosed(in: mark), !inside.isEmpty,
                    inside.first?.isWhitespace == false
                else { continue }
                return (.element(element, [html(inside)]), rest)
            }
            return nil
        case "[":
            guard let link = text.prefixMatch(of: #/\[([^\]]+)\]\(([^)]+)\)/#) else { return nil }
            let inside = html(link.output.1)
            let rest = text[link.range.upperBound...]
            guard let address = address(String(link.output.2)) else { return (inside, rest) }
            return (.element("a", ["href": address], [inside]), rest)
        default: return nil
        }
    }
}

/// The words of a Markdown paragraph, without marks.
func plainWords(_ text: String) -> String {
    text.replacing(#/\[([^\]]+)\]\([^)]+\)/#) { $0.output.1 }
        .replacing("`", with: "").replacing("**", with: "")
        .replacing(#/\*(\w[^*]*)\*/#) { $0.output.1 }
}

/// Texts one after the other, with a semicolon behind those that end without a mark.
func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.reduce("") { all, text in
        guard let end = all.last else { return text }
        return all + (".:;,!?".contains(end) ? " " : "; ") + text
    }
}

extension Substring {
    /// The text between a mark at the start and the next one, and what follows.
    fileprivate func enclosed(in mark: String) -> (inside: Substring, rest: Substring)? {
        guard hasPrefix(mark) else { return nil }
        let start = index(startIndex, offsetBy: mark.count)
        guard let end = self[start...].firstRange(of: mark) else { return nil }
        return (self[start..<end.lowerBound], self[end.upperBound...])
    }
}
