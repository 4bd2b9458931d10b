extension MutationSource {
    private static let opening: [String: String] = ["(": ")", "[": "]", "{": "}"]

    /// The index of the matching closing bracket.
    func closing(_ index: Int) -> Int? {
        var depth = 0
        for position in index..<tokens.count {
            if MutationSource.opening[tokens[position].text] != nil { depth += 1 }
            if MutationSource.opening.values.contains(tokens[position].text) {
                depth -= 1
                if depth == 0 { return position }
            }
        }
        return nil
    }

    /// The index of the first matching token outside nested brackets.
    ///
    /// The search ends at the end of the enclosing brackets.
    func first(from index: Int, where isWanted: (SourceToken) -> Bool) -> Int? {
        var position = index
        while position < tokens.count {
            let token = tokens[position]
            if isWanted(token) { return position }
            if MutationSource.opening.values.contains(token.text) { return nil }
            if MutationSource.opening[token.text] != nil {
                guard let end = closing(position) else { return nil }
                position = end
            }
            position += 1
        }
        return nil
    }

    /// Splits a range of tokens at the commas outside nested brackets.
    func parts(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while let comma = first(from: start, where: { $0.text == "," }), comma < range.upperBound {
            parts.append(start..<comma)
            start = comma + 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    func text(of range: Range<Int>) -> String { text(bytes(of: range)) }

    /// The index after an expression's last token.
    ///
    /// The expression ends at a line's end, at a comma, or with the enclosing brackets.
    func endOfExpression(from index: Int) -> Int {
        var position = index
        var line = tokens[index].line
        while position < tokens.count {
            let token = tokens[position]
            let ends = [")", "]", "}", ",", ":"].contains(token.text)
            if ends || token.line != line { return position }
            if MutationSource.opening[token.text] != nil, let end = closing(position) {
                position = end
                line = tokens[end].line
            }
            position += 1
        }
        return position
    }
}
