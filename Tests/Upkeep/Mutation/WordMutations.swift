extension MutationSource {
    /// Replaces each binary operator by similar ones.
    var replacedOperators: [SourceEdit] {
        let others: [String: [String]] = [
            "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
            "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
            "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
            "+=": ["-="], "-=": ["+="],
        ]
        let between = tokens.filter(\.standsAlone).flatMap { token in
            token.replaced(by: others[token.text] ?? [])
        }
        let ranges = tokens.flatMap { token in
            token.replaced(by: ["..<": ["..."], "...": ["..<"]][token.text] ?? [])
        }
        return between + ranges
    }

    /// Replaces names of members and functions by similar ones.
    var replacedMembers: [SourceEdit] {
        let pairs = [
            ("first", "last"), ("min", "max"), ("width", "height"), ("x", "y"), ("midX", "midY"),
            ("minX", "maxX"), ("minY", "maxY"),
        ]
        var others: [String: String] = [:]
        for (one, other) in pairs { (others[one], others[other]) = (other, one) }
        return tokens.indices.flatMap { index -> [SourceEdit] in
            let isMember = token(index - 1)?.text == "."
            let isCall = token(index + 1)?.text == "(" && !isDeclared(index)
            guard isMember || isCall, let other = others[tokens[index].text] else {
                return []
            }
            return tokens[index].replaced(by: [other])
        }
    }

    var replacedBooleans: [SourceEdit] {
        tokens.flatMap { token in
            token.replaced(by: ["true": ["false"], "false": ["true"]][token.text] ?? [])
        }
    }

    var replacedJumps: [SourceEdit] {
        tokens.flatMap { token in
            token.replaced(by: ["continue": ["break"], "break": ["continue"]][token.text] ?? [])
        }
    }

    /// Replaces an integer by its neighbours, by zero, and by ten times a small one.
    var replacedIntegers: [SourceEdit] {
        tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard let number = Int(token.text) else { return [] }
            let others = [number + 1, number - 1, 0] + (number <= 10 ? [number * 10] : [])
            return token.replaced(by: others.filter { $0 != number }.map { "\($0)" })
        }
    }

    /// Replaces a decimal number by one more, by zero, and by ten times its value.
    var replacedDecimals: [SourceEdit] {
        tokens.filter { $0.kind == .number }.flatMap { token -> [SourceEdit] in
            guard token.text.contains("."), let number = Double(token.text) else { return [] }
            let others = [number + 1, 0, number * 10].filter { $0 != number }
            return token.replaced(by: others.map { "\($0)" })
        }
    }

    /// Appends a character to each string literal.
    var extendedTexts: [SourceEdit] {
        tokens.filter { $0.kind == .text && $0.text.hasSuffix("\"") }.flatMap { token in
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
