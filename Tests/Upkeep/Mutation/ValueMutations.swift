extension MutationSource {
    /// Replaces each returned value by others that may have the type.
    var replacedResults: [SourceEdit] {
        tokens.indices.flatMap { index -> [SourceEdit] in
            guard tokens[index].text == "return", token(index + 1)?.line == tokens[index].line
            else { return [] }
            let end = endOfExpression(from: index + 1)
            guard end > index + 1 else { return [] }
            let range = bytes(of: (index + 1)..<end)
            return valuesToReturn(at: index).map { SourceEdit(range: range, replacement: $0) }
        }
    }

    /// Exchanges the values of `condition ? one : other`.
    var exchangedTernaries: [SourceEdit] {
        tokens.indices.compactMap { index in
            guard tokens[index].text == "?", tokens[index].standsAlone,
                let colon = first(from: index + 1, where: { $0.text == ":" && $0.standsAlone })
            else { return nil }
            let end = endOfExpression(from: colon + 1)
            let (one, other) = ((index + 1)..<colon, (colon + 1)..<end)
            return SourceEdit(
                range: bytes(of: (index + 1)..<end),
                replacement: "\(text(of: other)) : \(text(of: one))"
            )
        }
    }

    /// Replaces `value ?? other` by each of its operands.
    var replacedDefaults: [SourceEdit] {
        tokens.indices.filter { tokens[$0].text == "??" }.flatMap { index -> [SourceEdit] in
            let end = endOfExpression(from: index + 1)
            let start = startOfValue(before: index)
            let other = text(of: (index + 1)..<end)
            return [
                SourceEdit(
                    range: tokens[index - 1].range.upperBound..<tokens[end - 1].range.upperBound,
                    replacement: ""
                ),
                SourceEdit(range: bytes(of: start..<end), replacement: other),
            ]
        }
    }

    /// Reverses or removes an order.
    var changedOrder: [SourceEdit] {
        tokens.indices.compactMap { index in
            switch tokens[index].text {
            case "reversed" where token(index - 1)?.text == ".":
                return SourceEdit(range: bytes(of: (index - 1)..<(index + 3)), replacement: "")
            case "in" where forLoopBegins(before: index):
                guard let brace = first(from: index + 1, where: { $0.text == "{" }),
                    tokens[brace - 3].text != "reversed"
                else { return nil }
                let end = tokens[brace - 1].range.upperBound
                return SourceEdit(range: end..<end, replacement: ".reversed()")
            default: return nil
            }
        }
    }
}

extension MutationSource {
    /// The values that the function or property around an index may return instead.
    fileprivate func valuesToReturn(at index: Int) -> [String] {
        guard let (type, arrow) = resultType(at: index) else { return [] }
        if type == "Bool" { return ["true", "false"] }
        if type.hasPrefix("[") || type.contains("<") { return ["[]"] }
        let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
        return (wrapped == type ? [] : ["nil"]) + ["self"]
            + firstArgument(of: wrapped, before: arrow)
    }

    /// The type after the nearest `->`, or after the colon of the nearest computed property.
    private func resultType(at index: Int) -> (type: String, start: Int)? {
        for position in tokens[..<index].indices.reversed() {
            let isProperty = tokens[position].text == "var" && token(position + 2)?.text == ":"
            guard tokens[position].text == "->" || isProperty else { continue }
            let start = isProperty ? position + 3 : position + 1
            guard let brace = first(from: start, where: { $0.text == "{" || $0.text == "=" }),
                tokens[brace].text == "{", let end = closing(brace), end > index
            else { continue }
            return (text(of: start..<brace), position)
        }
        return nil
    }

    /// The name of the first argument if it has a type.
    private func firstArgument(of type: String, before arrow: Int) -> [String] {
        guard let function = tokens[..<arrow].lastIndex(where: { $0.text == "func" }),
            let colon = tokens[function..<arrow].firstIndex(where: { $0.text == ":" }),
            tokens[colon + 1].text == type
        else { return [] }
        return [tokens[colon - 1].text]
    }

    /// The index at which an operator's left operand begins.
    fileprivate func startOfValue(before index: Int) -> Int {
        var position = index
        var depth = 0
        while position > 0 {
            let token = tokens[position - 1]
            if [")", "]", "}"].contains(token.text) { depth += 1 }
            if ["(", "[", "{"].contains(token.text) { depth -= 1 }
            let isBorder = token.text == "return" || token.text == "," || token.text == "in"
            let isSign = token.standsAlone && token.kind == .sign
            if depth < 0 || (depth == 0 && (isBorder || isSign)) { return position }
            if depth == 0, token.line < tokens[index].line, !token.text.hasPrefix(".") {
                return position
            }
            position -= 1
        }
        return position
    }

    fileprivate func forLoopBegins(before index: Int) -> Bool {
        tokens[..<index].suffix(5).contains { $0.text == "for" }
    }
}
