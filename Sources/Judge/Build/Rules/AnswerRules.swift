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
        case "@": attribute(words[index + 1])
        case "import": module(at: index)
        case "unsafe": isExpression(at: index) ? .uncheckedCode : nil
        case "#":
            AnswerRules.directives.contains(words[index + 1]) ? .directive(words[index + 1]) : nil
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
        var place = AnswerRules.kinds.contains(next) ? index + 2 : index + 1
        if words[place] == "`" { place += 1 }
        let name = words[place]
        return name.hasPrefix("_") || AnswerRules.modules.contains(name) ? .module(name) : nil
    }

    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]

    private static let modules: Set<String> = [
        "AttemptKit", "AttemptRunner", "Builtin", "Cxx", "CxxStdlib", "Grading", "Judge", "Reports",
        "Scenario", "SwiftShims", "Testing", "UIKitModel", "Upkeep", "XCTest", "workbook",
    ]

    // MARK: Names

    private static let ownNames: Set<String> = [
        "AttemptRunner", "UIKitModel", "WorkbookAnswer", "WorkbookAttempt", "WorkbookHarness",
    ]

    private static let directives: Set<String> = ["externalMacro", "sourceLocation"]

    private static let systemCalls: Set<String> = [
        "dlopen", "dlsym", "dlvsym", "dup", "dup2", "dup3", "setns", "unshare", "unsafeBitCast",
    ]

    /// Whether a name stands for a function of the system: neither somebody's member nor declared in
    /// the file.
    private func isFreeFunction(at index: Int) -> Bool {
        let name = words[index]
        if words[index - 1] == "." || words[index + 1] == ":" {
            return AnswerRules.systemModules.contains(words[index - 2])
        }
        return !words.words.indices.contains {
            words[$0] == name && AnswerRules.declaring.contains(words[$0 - 1])
        }
    }

    private static let systemModules: Set<String> = ["Glibc", "Darwin", "Foundation", "Swift"]

    private static let declaring: Set<String> = ["func", "let", "var", "case", "for"]

    /// Whether `unsafe` stands before an expression, and is nobody's name.
    private func isExpression(at index: Int) -> Bool {
        if AnswerRules.declaring.subtracting(["for"]).contains(words[index - 1]) { return false }
        if words[index - 1] == "." || words[index - 1] == "`" { return false }
        let isInBrackets = words[index - 1] == "(" && words[index + 1] == ")"
        if isInBrackets { return words[index - 2] == "unowned" }
        guard words.words.indices.contains(index + 1), !words.words[index + 1].beginsLine else {
            return false
        }
        let next = words.words[index + 1]
        guard let first = next.text.unicodeScalars.first else { return false }
        if first.properties.isXIDContinue || "_\"#`".unicodeScalars.contains(first) { return true }
        if next.touchesLast { return false }
        return ["(", "[", "."].contains(next.text) || isPrefixOperator(at: index + 1)
    }

    /// Whether signs stand before what they are applied to, as in `!isHidden`.
    private func isPrefixOperator(at index: Int) -> Bool {
        var end = index
        while AnswerRules.operatorSigns.contains(words[end]), end == index || touches(end) {
            end += 1
        }
        return end > index && touches(end)
    }

    private func touches(_ index: Int) -> Bool {
        words.words.indices.contains(index) && words.words[index].touchesLast
    }

    private static let operatorSigns: Set<String> = [
        "!", "%", "&", "*", "+", "-", "/", "<", ">", "?", "\\", "^", "|", "~",
    ]
}
