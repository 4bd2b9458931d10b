extension MutationSource {
    /// Exchanges two neighbouring arguments of a call, but keeps their labels.
    var exchangedArguments: [SourceEdit] {
        calls.flatMap { call -> [SourceEdit] in
            let values = call.arguments.map(value)
            return zip(values, values.dropFirst()).compactMap { first, second in
                guard text(of: first) != text(of: second) else { return nil }
                let between = text(bytes(of: first).upperBound..<bytes(of: second).lowerBound)
                return SourceEdit(
                    range: bytes(of: first.lowerBound..<second.upperBound),
                    replacement: text(of: second) + between + text(of: first)
                )
            }
        }
    }

    /// Reverses conversions of points: exchanges the label, or the receiver.
    var reversedConversions: [SourceEdit] {
        calls.filter { tokens[$0.name].text == "convert" }.flatMap { call -> [SourceEdit] in
            guard let last = call.arguments.last,
                let label = token(last.lowerBound),
                let other = ["to": "from", "from": "to"][label.text]
            else { return [] }
            let view = text(of: value(last))
            let point = text(of: call.arguments[0])
            let receiver = call.receiver.map { text(of: $0) } ?? "self"
            let whole = (call.receiver?.lowerBound ?? call.name)..<(last.upperBound + 1)
            return label.replaced(by: [other]) + [
                SourceEdit(
                    range: bytes(of: whole),
                    replacement: "\(view).convert(\(point), \(label.text): \(receiver))"
                )
            ]
        }
    }
}

/// A function call, as indices of its tokens.
struct SourceCall {
    /// The tokens before the dot; `nil` without a receiver.
    var receiver: Range<Int>?
    var name: Int
    var arguments: [Range<Int>]
}

extension MutationSource {
    var calls: [SourceCall] {
        tokens.indices.compactMap { index in
            guard tokens[index].kind == .word, !isDeclared(index), let bracket = token(index + 1),
                bracket.text == "(", bracket.range.lowerBound == tokens[index].range.upperBound,
                let end = closing(index + 1), end > index + 2
            else { return nil }
            return SourceCall(
                receiver: receiver(of: index),
                name: index,
                arguments: parts((index + 2)..<end)
            )
        }
    }

    func value(_ argument: Range<Int>) -> Range<Int> {
        let hasLabel = argument.count > 2 && tokens[argument.lowerBound + 1].text == ":"
        return hasLabel ? (argument.lowerBound + 2)..<argument.upperBound : argument
    }

    private func receiver(of name: Int) -> Range<Int>? {
        var start = name
        while start >= 2, tokens[start - 1].text == ".", tokens[start - 2].kind == .word {
            start -= 2
        }
        return start == name ? nil : start..<(name - 1)
    }
}
