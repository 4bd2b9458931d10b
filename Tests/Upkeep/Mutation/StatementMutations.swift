extension MutationOperator {
    static let removedStatements = MutationOperator { source in
        source.statements.compactMap { statement in
            let start = statement.lowerBound
            // An empty `else` block of a `guard` does not compile.
            let isWayOut =
                source.token(start - 1)?.text == "{" && source.token(start - 2)?.text == "else"
            guard source.tokens[start].text != "break", !isWayOut else { return nil }
            let isAfterLabel = source.token(start - 1)?.text == ":"
            return SourceEdit(
                range: source.bytes(of: statement),
                replacement: isAfterLabel ? "break" : ""
            )
        }
    }

    /// Removes each condition of a `guard`, `if` or `while` that has several.
    static let removedConditions = MutationOperator { source in
        source.conditions.flatMap { parts -> [SourceEdit] in
            guard parts.count > 1 else { return [] }
            return parts.indices.map { index in
                let range =
                    index == 0
                    ? source.tokens[parts[0].lowerBound].range
                        .lowerBound..<source.tokens[parts[1].lowerBound].range.lowerBound
                    : source.tokens[parts[index - 1].upperBound - 1].range
                        .upperBound..<source.tokens[parts[index].upperBound - 1].range.upperBound
                return SourceEdit(range: range, replacement: "")
            }
        }
    }

    /// Negates each condition.
    static let negations = MutationOperator { source in
        let removed = source.tokens.filter { $0.text == "!" && !$0.standsAlone }.compactMap {
            sign -> SourceEdit? in
            let before = source.bytes[..<sign.range.lowerBound].last
            let isPrefix = before.map { [0x20, UInt8(ascii: "(")].contains($0) } ?? false
            return isPrefix ? SourceEdit(range: sign.range, replacement: "") : nil
        }
        let added = source.conditions.joined().compactMap { part -> SourceEdit? in
            let words = ["let", "var", "case", "!"]
            guard !words.contains(source.tokens[part.lowerBound].text) else { return nil }
            let range = source.bytes(of: part)
            return SourceEdit(range: range, replacement: "!(\(source.text(range)))")
        }
        return removed + added
    }

    /// Removes each case of a `switch`.
    static let removedCases = MutationOperator { source in
        source.tokens.indices.filter { source.isLabel($0) && source.tokens[$0].text == "case" }
            .compactMap { start in
                let end = source.first(from: start + 1) { token in
                    source.isLabel(source.tokens.firstIndex(of: token) ?? start)
                }
                let last = end ?? source.first(from: start + 1) { $0.text == "}" }
                return last.map {
                    SourceEdit(range: source.bytes(of: start..<$0), replacement: "")
                }
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
