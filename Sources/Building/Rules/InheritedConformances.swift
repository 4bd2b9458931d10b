import Platform

extension AnswerReferences {
    /// Conformances of classes with subclasses to protocols that mention `Self` or associated types.
    ///
    /// A subclass inherits them, and Swift 6.3 does not always check that they still hold for it. Two
    /// protocols may have an associated type of the same name, which a generic function takes for the same
    /// type. And the compiler looks for `Self` neither in `any Sequence<Self>` nor in `throws(Found<Self>)`.
    ///
    /// The harness's subclass declares no associated types, so only `Self` can differ there.
    ///
    /// - Parameter comparesSelf: Whether a protocol may require an associated type to be `Self`, or to
    ///   contain it.
    func inheritedConformances(comparesSelf: Bool) -> [Finding] {
        let protocols = OwnProtocols(answer)
        let classes = InheritedClasses(answer: answer, harness: harness)
        var lines: Set<Int> = []
        return answer.filter { base in
            guard base.roles.contains(.base), !MangledType.isClass(base.usr) else {
                return false
            }
            let vocabulary = protocols.vocabulary(of: base.usr)
            return base.heirs.contains { heir in
                switch classes.inheritance(of: heir) {
                case .none: false
                case .byHarness:
                    vocabulary == .ofSelf || vocabulary == .ofAssociatedTypes && comparesSelf
                case .byAnyone: vocabulary != .plain
                }
            }
        }.filter { lines.insert($0.line).inserted }
            .map { Finding(.inheritedConformance($0.name), at: $0) }
    }

    /// Whether a file may compare an associated type with `Self`.
    ///
    /// It may if the word `Self` occurs in it other than as in `Self: UIView` or `Self.name`.
    static func mayCompareSelf(in bytes: [UInt8]) -> Bool {
        bytes.ranges(of: Array("Self".utf8)).contains { range in
            let next = bytes[range.upperBound...].first { !$0.isBlank }
            return next != UInt8(ascii: ":") && next != UInt8(ascii: ".")
        }
    }
}

/// The kinds of classes that inherit from a class.
private enum Inheritance {
    case none
    /// Only the class that the harness derives from the exercise's class.
    case byHarness
    /// Classes of the answer's, or of other modules.
    case byAnyone
}

/// The classes that have subclasses, or may have: some of the answer's, and all of other modules.
private struct InheritedClasses {
    private let byAnswer: Set<String>
    private let byHarness: Set<String>
    /// The extended type of each extension.
    private let extended: [String: String]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        // The index names the class itself, even where an alias stands for it.
        byAnswer = Set(answer.filter { !$0.heirs.isEmpty }.map(\.usr))
        byHarness = Set(harness.filter { !$0.heirs.isEmpty }.map(\.usr))
        let types = Dictionary(
            answer.filter { $0.roles.contains(.extended) }.map { (Place($0), $0.usr) }
        ) { first, _ in first }
        let extensions = answer.filter { $0.isDefinition && $0.usr.hasPrefix("s:e:") }
        extended = Dictionary(extensions.map { ($0.usr, types[Place($0)] ?? "") }) { first, _ in
            first
        }
    }

    private struct Place: Hashable {
        let line: Int
        let column: Int

        init(_ occurrence: IndexStore.Occurrence) {
            (line, column) = (occurrence.line, occurrence.column)
        }
    }

    /// The classes that inherit from a type that conforms to a protocol, itself or by an extension.
    ///
    /// An unknown type counts as a class of another module.
    func inheritance(of heir: String) -> Inheritance {
        let type = extended[heir] ?? heir
        if InheritedClasses.isValue(type) || MangledType.isProtocol(type) { return .none }
        let isOwn = MangledType.isClass(type) && Declaration.isOfAnswer(type)
        if !isOwn || byAnswer.contains(type) { return .byAnyone }
        return byHarness.contains(type) ? .byHarness : .none
    }

    /// Whether an identifier belongs to a structure or an enumeration, Swift's or C's.
    private static func isValue(_ usr: String) -> Bool {
        let isCommon = usr.hasPrefix("s:S") && usr.utf8.count == 4
        return usr.hasSuffix("V") || usr.hasSuffix("O") || usr.hasPrefix("c:@")
            || isCommon && commonValues.contains(usr.last ?? " ")
    }

    /// The letters of Swift's common structures and enumerations, such as `s:Sa` for arrays.
    private static let commonValues: Set<Character> = [
        "a", "b", "D", "d", "f", "h", "i", "I", "J", "N", "n", "O", "q", "S", "s", "u",
    ]
}
