extension MutationSource {
    /// The statements inside functions, as ranges of tokens, including nested ones.
    var statements: [Range<Int>] {
        var statements: [Range<Int>] = []
        var index = 0
        while index < tokens.count {
            if opensBody(index), let end = closing(index) {
                statements += self.statements(in: (index + 1)..<end)
                index = end
            }
            index += 1
        }
        return statements
    }

    /// Whether a brace opens the body of a function or of a computed property.
    private func opensBody(_ index: Int) -> Bool {
        guard tokens[index].text == "{" else { return false }
        let line = tokens[..<index].reversed().prefix { token in
            token.line >= tokens[index].line - 8 && !["{", "}"].contains(token.text)
        }
        return line.contains { ["func", "var", "init"].contains($0.text) }
    }

    private func statements(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let end = endOfStatement(from: index, in: range)
            if !isLabel(index) { found.append(index..<end) }
            for inner in index..<end where tokens[inner].text == "{" {
                guard let close = closing(inner), isBlock(inner, of: index) else { continue }
                found += statements(in: (inner + 1)..<close)
            }
            index = end
        }
        return found
    }

    /// Whether a brace opens a block of the statement at an index, and not a closure or a nested
    /// block.
    private func isBlock(_ brace: Int, of start: Int) -> Bool {
        var position = start
        while position < brace {
            if ["(", "[", "{"].contains(tokens[position].text), let end = closing(position) {
                if end > brace { return false }
                position = end
            }
            position += 1
        }
        return true
    }

    func isLabel(_ index: Int) -> Bool {
        guard tokens[index].text == "case" || tokens[index].text == "default" else { return false }
        return isFirstOfLine(index)
    }

    func isFirstOfLine(_ index: Int) -> Bool {
        index == 0 || tokens[index - 1].line < tokens[index].line
    }

    /// A statement ends with its line unless the next line continues it; a label ends with its
    /// colon.
    private func endOfStatement(from index: Int, in range: Range<Int>) -> Int {
        var position = index
        while position < range.upperBound {
            if ["(", "[", "{"].contains(tokens[position].text), let end = closing(position) {
                position = end
            }
            let next = position + 1
            if isLabel(index), tokens[position].text == ":" { return next }
            if next >= range.upperBound { return range.upperBound }
            if tokens[next].line > tokens[position].line, !goesOn(next) { return next }
            position = next
        }
        return range.upperBound
    }

    /// Whether a line continues the previous line's statement.
    private func goesOn(_ index: Int) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        return last.text == "," || last.isOperator || ["else", "{"].contains(next.text)
            || next.text.hasPrefix(".") || next.isOperator || next.text == ":"
    }
}
