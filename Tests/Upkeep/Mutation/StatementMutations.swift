extension MutationSource {
    var removedStatements: [SourceEdit] {
        statements.compactMap { statement in
            let start = statement.lowerBound
            // An empty `else` block of a `guard` does not compile.
            let isWayOut = token(start - 1)?.text == "{" && token(start - 2)?.text == "else"
            guard tokens[start].text != "break", !isWayOut else { return nil }
            let isAfterLabel = token(start - 1)?.text == ":"
            return SourceEdit(range: bytes(of: statement), replacement: isAfterLabel ? "break" : "")
        }
    }

    /// Removes each condition of a `guard`, `if` or `while` that has several.
    var removedConditions: [SourceEdit] {
        conditions.flatMap { parts -> [SourceEdit] in
            guard parts.count > 1 else { return [] }
            return parts.indices.map { index in
                let range =
                    index == 0
                    ? tokens[parts[0].lowerBound].range
                        .lowerBound..<tokens[parts[1].lowerBound].range.lowerBound
                    : tokens[parts[index - 1].upperBound - 1].range
                        .upperBound..<tokens[parts[index].upperBound - 1].range.upperBound
                return SourceEdit(range: range, replacement: "")
            }
        }
    }

    /// Negates each condition.
    var negatedConditions: [SourceEdit] {
        let removed = tokens.filter { $0.text == "!" && !$0.standsAlone }.compactMap {
            sign -> SourceEdit? in
            let before = bytes[..<sign.range.lowerBound].last
            let isPrefix = before.map { [0x20, UInt8(ascii: "(")].contains($0) } ?? false
            return isPrefix ? SourceEdit(range: sign.range, replacement: "") : nil
        }
        let added = conditions.joined().compactMap { part -> SourceEdit? in
            let words = ["let", "var", "case", "!"]
            guard !words.contains(tokens[part.lowerBound].text) else { return nil }
            let range = bytes(of: part)
            return SourceEdit(range: range, replacement: "!(\(text(range)))")
        }
        return removed + added
    }

    /// Removes each case of a `switch`.
    var removedCases: [SourceEdit] {
        tokens.indices.filter { isLabel($0) && tokens[$0].text == "case" }
            .compactMap { start in
                let end = first(from: start + 1) { token in
                    isLabel(tokens.firstIndex(of: token) ?? start)
                }
                let last = end ?? first(from: start + 1) { $0.text == "}" }
                return last.map { SourceEdit(range: bytes(of: start..<$0), replacement: "") }
            }
    }
}

extension MutationSource {
    /// The conditions of each `guard`, `if` and `while`, split at the commas.
    var conditions: [[Range<Int>]] {
        tokens.indices.compactMap { index in
            guard ["guard", "if", "while"].contains(tokens[index].text) else { return nil }
            let end = first(from: index + 1) { $0.text == "else" || $0.text == "{" }
            return end.map { parts((index + 1)..<$0) }
        }
    }
}
