extension MutationOperator {
    /// Replaces each binary operator by similar ones.
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

    /// Replaces names of members and functions by similar ones.
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

    static let booleans = MutationOperator { source in
        source.tokens.flatMap { token in
            token.replaced(by: ["true": ["false"], "false": ["true"]][token.text] ?? [])
        }
    }

    static let jumps = MutationOperator { source in
        source.tokens.flatMap { token in
            token.replaced(by: ["continue": ["break"], "break": ["continue"]][token.text] ?? [])
        }
    }

    /// Replaces an integer by its neighbours, by zero, and by ten times a small one.
    static let integers = MutationOperator { source in
        source.tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard let number = Int(token.text) else { return [] }
            let others = [number + 1, number - 1, 0] + (number <= 10 ? [number * 10] : [])
            return token.replaced(by: others.filter { $0 != number }.map { "\($0)" })
        }
    }

    /// Replaces a decimal number by one more, by zero, and by ten times its value.
    static let decimals = MutationOperator { source in
        source.tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard token.text.contains("."), let number = Double(token.text) else { return [] }
            let others = [number + 1, 0, number * 10].filter { $0 != number }
            return token.replaced(by: others.map { "\($0)" })
        }
    }

    /// Appends a character to each string literal.
    static let texts = MutationOperator { source in
        source.tokens.filter { $0.kind == .text && $0.text.hasSuffix("\"") }.flatMap { token in
            token.replaced(by: [token.text.dropLast() + "!\""])
        }
    }
}

extension SourceToken {
    func replaced(by others: [String]) -> [SourceEdit] {
        others.map { SourceEdit(range: range, replacement: $0) }
    }
}

extension MutationSource {
    /// Whether the token is the name in a function's declaration.
    func isDeclared(_ index: Int) -> Bool { token(index - 1)?.text == "func" }
}
