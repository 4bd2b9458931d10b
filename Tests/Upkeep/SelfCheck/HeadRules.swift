import Explanation

extension CatalogueGrades {
    /// Each known wrong answer has a title, an explanation and a hint.
    var shortHeads: [CatalogueFault] {
        eachPart { name, part, text in
            text.count < part.minimumOfCharacters
                ? .tooShort(name, part, characters: text.count) : nil
        }
    }

    /// No two beliefs have the same title.
    var repeatedTitles: [CatalogueFault] {
        var first: [String: String] = [:]
        return wrongAnswers.compactMap { answer in
            let (title, name) = (answer.misconception.title, answer.misconception.identifier)
            guard !title.isEmpty else { return nil }
            if let other = first[title.lowercased()] { return .sameTitle(other, name) }
            first[title.lowercased()] = name
            return nil
        }
    }

    /// No explanation and no hint gives code away.
    var codeInHeads: [CatalogueFault] {
        eachPart { name, part, text in
            switch part {
            case .title: nil
            case .explanation, .hint:
                CodeInText.first(in: text).map { .givesCodeAway(name, part, code: $0) }
            }
        }
    }
}

extension CatalogueFault.HeadPart {
    var minimumOfCharacters: Int {
        switch self {
        case .title: 15
        case .explanation: 100
        case .hint: 30
        }
    }

    fileprivate func text(of misconception: Misconception) -> String {
        switch self {
        case .title: misconception.title
        case .explanation: misconception.explanation
        case .hint: misconception.hint
        }
    }
}

extension CatalogueGrades {
    /// The faults in all parts of all heads.
    fileprivate func eachPart(
        _ fault: (String, CatalogueFault.HeadPart, String) -> CatalogueFault?
    ) -> [CatalogueFault] {
        wrongAnswers.map(\.misconception).flatMap { misconception in
            CatalogueFault.HeadPart.allCases.compactMap { part in
                fault(misconception.identifier, part, part.text(of: misconception))
            }
        }
    }
}

/// Detects code in a sentence.
///
/// A name such as `convert(_:to:)` or the operator `==` is not code.
enum CodeInText {
    /// The first piece of code; `nil` if there is none.
    static func first(in text: String) -> String? {
        operators(in: text) ?? calls(in: text)
    }

    private static func operators(in text: String) -> String? {
        let signs = #/[^ ]* ?(&&|\|\||->|\?\?|\+=|[{}]| = |[<>]=? ?[0-9]) ?[^ ]*/#
        let quoted = #/`[^`]+ [=<>!&|+*/-]+ [^`]+`/#
        return text.firstMatch(of: signs).map { String($0.output.0) }
            ?? text.firstMatch(of: quoted).map { String($0.output) }
    }

    /// A call has arguments or a receiver.
    ///
    /// A name has only labels, or nothing, in its parentheses.
    private static func calls(in text: String) -> String? {
        text.matches(of: #/([\w.]+)\(([^()]*)\)?/#).lazy.compactMap { match -> String? in
            let inside = match.output.2
            if inside.isEmpty { return match.output.1.contains(".") ? String(match.output.0) : nil }
            let isName = inside.wholeMatch(of: #/(\w+:)+/#) != nil
            return isName ? nil : String(match.output.0)
        }.first
    }
}
