/// What an answer may not have in it, although it compiles.
///
/// An answer shares its process with what records it. These rules, the compiler's own check of
/// memory safety, and the seals of replies together keep it from touching the record. Names that
/// somebody may give to things of his own are looked at in their place only: a right answer never
/// breaks a rule.
struct AnswerRules {
    /// A place where a rule is broken.
    struct Finding: Hashable {
        var reach: AnswerReach
        /// Where, in the file's bytes.
        var offset: Int
    }

    private let words: AnswerWords

    init(_ bytes: [UInt8]) {
        words = AnswerWords(bytes)
    }

    /// The first place where a rule is broken.
    var firstFinding: Finding? {
        for index in words.words.indices {
            guard let reach = reach(at: index) else { continue }
            return Finding(reach: reach, offset: words.words[index].offset)
        }
        return nil
    }

    private func reach(at index: Int) -> AnswerReach? {
        let word = words[index]
        if AnswerRules.ownNames.contains(word) { return .ownName(word) }
        if AnswerRules.systemCalls.contains(word), isFreeFunction(at: index) {
            return .systemCall(word)
        }
        return switch word {
        case "@": attribute(words.name(at: index + 1))
        case "import": module(at: index)
        case "unsafe": isExpression(at: index) ? .uncheckedCode : nil
        case "#":
            AnswerRules.directives.contains(words[index + 1]) ? .directive(words[index + 1]) : nil
        case ":": words[index + 1] == ":" ? selectedModule(before: index) : nil
        default: nil
        }
    }

    // MARK: Attributes

    private func attribute(_ name: String) -> AnswerReach? {
        name.hasPrefix("_") || AnswerRules.attributes.contains(name) ? .attribute(name) : nil
    }

    private static let attributes: Set<String> = [
        "abi", "attached", "c", "cdecl", "diagnose", "dynamicReplacement", "export", "exported",
        "extern", "freestanding", "implementation", "safe", "section", "silgen_name", "spi",
        "testable", "unsafe", "used",
    ]

    // MARK: Modules

    private func module(at index: Int) -> AnswerReach? {
        guard words[index - 1] != ".", words[index - 1] != "`" else { return nil }
        let next = words[index + 1]
        return module(
            named: words.name(at: AnswerRules.kinds.contains(next) ? index + 2 : index + 1)
        )
    }

    /// `Module::name` reaches a module without importing it.
    private func selectedModule(before index: Int) -> AnswerReach? {
        module(named: words[index - 1] == "`" ? words[index - 2] : words[index - 1])
    }

    private func module(named name: String) -> AnswerReach? {
        name.hasPrefix("_") || AnswerRules.modules.contains(name) ? .module(name) : nil
    }

    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]

    private static let modules: Set<String> = [
        "AttemptKit", "AttemptRunner", "Builtin", "Classroom", "Cxx", "CxxStdlib", "Desk",
        "Grading",
        "Interview", "Judge", "Reports", "Scenario", "SwiftShims", "TerminalInput", "Testing",
        "UIKitModel", "Upkeep", "XCTest", "workbook",
    ]

    // MARK: Names

    private static let ownNames: Set<String> = [
        "AttemptRunner", "UIKitModel", "WorkbookAnswer", "WorkbookAttempt", "WorkbookHarness",
        "workbookHandles", "workbookLayerView", "workbookPart", "workbookView",
    ]

    private static let directives: Set<String> = ["externalMacro", "sourceLocation"]

    private static let systemCalls: Set<String> = [
        "dlopen", "dlsym", "dlvsym", "dup", "dup2", "dup3", "setns", "unshare", "unsafeBitCast",
    ]

    /// Whether a name stands for a function of the system: neither somebody's member nor declared in
    /// the file.
    private func isFreeFunction(at index: Int) -> Bool {
        let name = words[index]
        let isLabel = words[index + 1] == ":" && words[index - 1] != "?"
        if words[index - 1] == "." || isLabel {
            return AnswerRules.systemModules.contains(words[index - 2])
        }
        return !words.words.indices.contains {
            words[$0] == name && AnswerRules.declaring.contains(words[$0 - 1])
        }
    }

    private static let systemModules: Set<String> = ["Glibc", "Darwin", "Foundation", "Swift"]

    private static let declaring: Set<String> = ["func", "let", "var", "case", "for"]

    /// Whether `unsafe` stands before an expression, and is nobody's name: told apart as the compiler
    /// does it, and an expression in doubt.
    private func isExpression(at index: Int) -> Bool {
        let before = words[index - 1]
        let isMember = before == "." && words[index - 2] != "."
        if isMember || before == "`" || before == "func" { return false }
        if before == "(" && words[index + 1] == ")" { return words[index - 2] == "unowned" }
        guard words.words.indices.contains(index + 1), !words.words[index + 1].beginsLine else {
            return false
        }
        let next = words.words[index + 1]
        if AnswerRules.followingName.contains(next.text) { return false }
        if ["(", "[", "."].contains(next.text) { return !next.touchesLast }
        guard isOperatorSign(index + 1) else { return true }
        return next.touchesLast ? false : isPrefixOperator(at: index + 1)
    }

    /// What stands after a name, and before no expression; a closure is checked by itself.
    private static let followingName: Set<String> = [
        "else", "where", "in", ")", "]", "}", "{", ",", ":", ";",
    ]

    /// Whether signs stand before what they are applied to, as in `!isHidden`.
    private func isPrefixOperator(at index: Int) -> Bool {
        var end = index + 1
        while isOperatorSign(end), touches(end) { end += 1 }
        let isAssignment = end == index + 1 && words[index] == "="
        return !isAssignment && touches(end)
    }

    private func touches(_ index: Int) -> Bool {
        words.words.indices.contains(index) && words.words[index].touchesLast
    }

    /// Whether a word is a sign that may be of an operator: no letter, and nothing that opens a text, a
    /// name or a bracket.
    private func isOperatorSign(_ index: Int) -> Bool {
        guard let first = words[index].unicodeScalars.first, !first.properties.isXIDContinue else {
            return false
        }
        return !"_\"#`@()[]{},;:".unicodeScalars.contains(first)
    }
}
