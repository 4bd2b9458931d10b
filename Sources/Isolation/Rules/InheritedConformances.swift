extension AnswerReferences {
    /// Conformances of classes with subclasses to protocols that speak of `Self` or of associated types.
    ///
    /// A subclass inherits them, and Swift 6.3 does not check in each case that they still hold for it: two
    /// protocols may have an associated type of one name, which a generic function takes for the same type;
    /// and the compiler looks for `Self` neither in `any Sequence<Self>` nor in `throws(Found<Self>)`.
    ///
    /// The subclass that the harness makes of the exercise's class has no types of its own, so that only
    /// `Self` matters there.
    ///
    /// - Parameter comparesSelf: Whether a protocol may say that an associated type is `Self`, or made of it.
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
        }.filter { lines.insert($0.line).inserted }.map {
            Finding(reach: .inheritedConformance($0.name), line: $0.line, column: $0.column)
        }
    }

    /// Whether a file may compare an associated type with `Self`: has the word other than in `Self: UIView` or
    /// `Self.name`.
    static func mayCompareSelf(in bytes: [UInt8]) -> Bool {
        bytes.ranges(of: Array("Self".utf8)).contains { range in
            let next = bytes[range.upperBound...].first { !$0.isBlank }
            return next != UInt8(ascii: ":") && next != UInt8(ascii: ".")
        }
    }
}

/// What the requirements of a protocol speak of.
enum Vocabulary: Int {
    /// Neither of `Self` nor of associated types.
    case plain
    case ofAssociatedTypes
    case ofSelf
}

/// The protocols that an answer declares.
struct OwnProtocols {
    /// By identifier, what a protocol's own requirements speak of.
    private var declared: [String: Vocabulary] = [:]
    /// The protocols from which each one inherits.
    private var bases: [String: [String]] = [:]

    init(_ answer: [IndexStore.Occurrence]) {
        for occurrence in answer
        where occurrence.isDefinition && MangledType.isProtocol(occurrence.usr) {
            declared[occurrence.usr] = .plain
        }
        for occurrence in answer {
            for container in occurrence.containers {
                guard let known = declared[container] else { continue }
                let vocabulary = OwnProtocols.vocabulary(ofRequirement: occurrence.usr)
                declared[container] = OwnProtocols.stricter(known, vocabulary)
            }
            for heir in occurrence.heirs where declared[heir] != nil {
                bases[heir, default: []].append(occurrence.usr)
            }
        }
    }

    /// What the requirements of a protocol and of all from which it inherits speak of.
    func vocabulary(of usr: String) -> Vocabulary {
        var vocabulary = Vocabulary.plain
        var seen: Set<String> = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, !MangledType.isClass(next) else { continue }
            let known = declared[next] ?? OwnProtocols.vocabularyElsewhere(next)
            vocabulary = OwnProtocols.stricter(vocabulary, known)
            waiting += bases[next] ?? []
        }
        return vocabulary
    }

    private static func stricter(_ first: Vocabulary, _ second: Vocabulary) -> Vocabulary {
        first.rawValue > second.rawValue ? first : second
    }

    /// Whether a protocol is one of another module with associated types or `Self`, or inherits from one.
    func hasAssociatedTypesOfOthers(_ usr: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, !MangledType.isClass(next) else { continue }
            if declared[next] == nil, OwnProtocols.vocabularyElsewhere(next) != .plain {
                return true
            }
            waiting += bases[next] ?? []
        }
        return false
    }

    /// What a requirement speaks of; an initializer's result does not count.
    private static func vocabulary(ofRequirement usr: String) -> Vocabulary {
        if usr.hasSuffix("Qa") { return .ofAssociatedTypes }
        let isInitializer = usr.hasSuffix("fc") || usr.hasSuffix("fC")
        let mentions = MangledType(usr: usr).mentionsOfFirstParameter
        return mentions > (isInitializer ? 1 : 0) ? .ofSelf : .plain
    }

    /// What a protocol of another module speaks of: of `Self`, if it is not known.
    private static func vocabularyElsewhere(_ usr: String) -> Vocabulary {
        let declaration = Declaration(usr: usr)
        if modelModules.contains(declaration.module ?? "") || plain.contains(declaration.path) {
            return .plain
        }
        let ofAssociatedTypes: Set = [
            "Swift.Identifiable", "Swift.IteratorProtocol", "Swift.Sequence",
        ]
        return ofAssociatedTypes.contains(declaration.path) ? .ofAssociatedTypes : .ofSelf
    }

    /// The modules whose protocols are all plain.
    private static let modelModules: Set = ["GeometryModel", "UIKitModel", "ControlModel"]

    private static let plain: Set = [
        "Swift.AnyObject", "Swift.Sendable", "Swift.SendableMetatype", "Swift.Equatable",
        "Swift.Hashable", "Swift.Comparable", "Swift.Error", "Swift.CustomStringConvertible",
        "Swift.CustomDebugStringConvertible", "Swift.CustomReflectable", "Swift.TextOutputStream",
        "Swift.TextOutputStreamable", "Swift.Encodable", "Swift.Decodable", "Swift.Codable",
        "Foundation.NSObjectProtocol", "Foundation.NSCopying", "Foundation.LocalizedError",
        "FoundationEssentials.LocalizedError", "Foundation.CustomNSError",
    ]
}

/// Who inherits from a class.
private enum Inheritance {
    case none
    /// Only the class that the harness makes of the exercise's class.
    case byHarness
    /// Classes of the answer's, or of other modules.
    case byAnyone
}

/// The classes that have subclasses, or may have some: those of the answer's own, and all of other modules.
private struct InheritedClasses {
    private let byAnswer: Set<String>
    private let byHarness: Set<String>
    /// The types that extensions extend, by the extension.
    private let extended: [String: String]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        // The index names the class itself, also where an alias stands for it.
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

    /// Who inherits from a type that conforms to a protocol, itself or by an extension.
    ///
    /// What is neither known as a class of the answer's own nor as a value counts as a class of another module.
    func inheritance(of heir: String) -> Inheritance {
        let type = extended[heir] ?? heir
        if InheritedClasses.isValue(type) || MangledType.isProtocol(type) { return .none }
        let isOwn = MangledType.isClass(type) && Declaration.isOfAnswer(type)
        if !isOwn || byAnswer.contains(type) { return .byAnyone }
        return byHarness.contains(type) ? .byHarness : .none
    }

    /// Whether an identifier is one of a structure or an enumeration, of Swift's or of C's.
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

extension UInt8 {
    fileprivate var isBlank: Bool { [0x09, 0x0A, 0x0D, 0x20].contains(self) }
}
