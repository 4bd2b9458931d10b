extension MutationOperator {
    /// Operators between two values, each exchanged for others.
    static let operators = MutationOperator { source in
        let others: [String: [String]] = [
            "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
            "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
            "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
            "+=": ["-="], "-=": ["+="],
        ]
        let between = source.tokens.filter(\.standsAlone).flatMap { token in
            token.replaced(by: others[token.text] ?? [])
        }
        let ranges = source.tokens.flatMap { token in
            token.replaced(by: ["..<": ["..."], "...": ["..<"]][token.text] ?? [])
        }
        return between + ranges
    }

    /// Names of members and functions that are easily taken for one another.
    static let members = MutationOperator { source in
        let pairs = [
            ("first", "last"), ("min", "max"), ("width", "height"), ("x", "y"), ("midX", "midY"),
            ("minX", "maxX"), ("minY", "maxY"),
        ]
        var others: [String: String] = [:]
        for (one, other) in pairs { (others[one], others[other]) = (other, one) }
        return source.tokens.indices.flatMap { index -> [SourceEdit] in
            let isMember = source.token(index - 1)?.text == "."
            let isCall = source.token(index + 1)?.text == "(" && !source.isDeclared(index)
            guard isMember || isCall, let other = others[source.tokens[index].text] else {
                return []
            }
            return source.tokens[index].replaced(by: [other])
        }
    }

    /// `true` and `false`.
    static let booleans = MutationOperator { source in
        source.tokens.flatMap { token in
            token.replaced(by: ["true": ["false"], "false": ["true"]][token.text] ?? [])
        }
    }

    /// `continue` and `break`.
    static let jumps = MutationOperator { source in
        source.tokens.flatMap { token in
            token.replaced(by: ["continue": ["break"], "break": ["continue"]][token.text] ?? [])
        }
    }

    /// Whole numbers: one more, one less, none, and ten times a small one.
    static let integers = MutationOperator { source in
        source.tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard let number = Int(token.text) else { return [] }
            let others = [number + 1, number - 1, 0] + (number <= 10 ? [number * 10] : [])
            return token.replaced(by: others.filter { $0 != number }.map { "\($0)" })
        }
    }

    /// Numbers with decimals: one more, none, ten times as much.
    static let decimals = MutationOperator { source in
        source.tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard token.text.contains("."), let number = Double(token.text) else { return [] }
            let others = [number + 1, 0, number * 10].filter { $0 != number }
            return token.replaced(by: others.map { "\($0)" })
        }
    }

    /// Texts, with a sign more.
    static let texts = MutationOperator { source in
        source.tokens.filter { $0.kind == .text && $0.text.hasSuffix("\"") }.flatMap { token in
            token.replaced(by: [token.text.dropLast() + "!\""])
        }
    }
}

extension SourceToken {
    /// The edits that put other words in the token's place.
    func replaced(by others: [String]) -> [SourceEdit] {
        others.map { SourceEdit(range: range, replacement: $0) }
    }
}

extension MutationSource {
    /// Whether the token is the name of a function that is declared there.
    func isDeclared(_ index: Int) -> Bool { token(index - 1)?.text == "func" }
}
