import Catalogue

/// The implicitly unwrapped variables of a file, such as `var layerView: UIView!`.
struct ImplicitlyUnwrappedVariables {
    /// The runtime's message about one of them that is nil.
    static let message = "Unexpectedly found nil while implicitly unwrapping an Optional value"

    private let tokens: [SourceToken]
    private let names: Set<String>

    init(_ source: [UInt8]) {
        let tokens = SourceToken.all(in: source)
        self.tokens = tokens
        names = Set(tokens.indices.compactMap { tokens.nameDeclaredUnwrapped(at: $0) })
    }

    /// The one in a line that is nil, in words; `nil` if it may be one of several.
    ///
    /// For example "whiteView, which nothing in your file sets". An outlet is set from outside.
    func nilValue(inLine line: Int) -> String? {
        let used = Set(tokens.filter { $0.line == line }.map(\.text)).intersection(names)
        let own = used.subtracting(Self.outlets)
        let unset = own.filter(isNeverSet)
        if unset.count == 1 { return unset.first.map { "\($0), which nothing in your file sets" } }
        let candidates = own.isEmpty ? used : own
        return candidates.count == 1 ? candidates.first : nil
    }

    private static let outlets = Set(AnswerShape.allCases.flatMap(\.outlets))

    /// Whether a variable is only declared without a value, and used for its members.
    private func isNeverSet(_ name: String) -> Bool {
        tokens.indices.filter { tokens[$0].text == name }.allSatisfy { index in
            let next = tokens[(index + 1)...].first?.text
            return next == "." || tokens.isDeclarationWithoutValue(at: index)
        }
    }
}

extension [SourceToken] {
    /// The name after a `var` or `let` whose type ends with an exclamation mark.
    fileprivate func nameDeclaredUnwrapped(at index: Int) -> String? {
        guard ["var", "let"].contains(self[index].text), typeEnd(afterNameAt: index + 1) != nil
        else { return nil }
        return self[index + 1].text
    }

    fileprivate func isDeclarationWithoutValue(at index: Int) -> Bool {
        guard index > 0, nameDeclaredUnwrapped(at: index - 1) != nil,
            let end = typeEnd(afterNameAt: index)
        else { return false }
        return !["=", "{"].contains(self[(end + 1)...].first?.text)
    }

    /// The exclamation mark that ends the type of the variable with its name at an index.
    private func typeEnd(afterNameAt index: Int) -> Int? {
        guard indices.contains(index + 1), self[index + 1].text == ":" else { return nil }
        let line = self[index].line
        let end = self[(index + 2)...].firstIndex { token in
            token.line != line || ["!", "=", "{", "}", ";", ",", ")"].contains(token.text)
        }
        return end.flatMap { self[$0].text == "!" && self[$0].line == line ? $0 : nil }
    }
}
