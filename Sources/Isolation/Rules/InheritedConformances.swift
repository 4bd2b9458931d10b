extension AnswerReferences {
    /// Conformances of classes with subclasses to protocols that speak of `Self` or of associated types.
    ///
    /// A subclass inherits them, and Swift 6.3 does not check in each case that they still hold for it: two
    /// protocols may have an associated type of one name, which a generic function takes for the same type;
    /// and the compiler looks for `Self` neither in `any Sequence<Self>` nor in `throws(Found<Self>)`.
    var inheritedConformances: [Finding] {
        let protocols = OwnProtocols(answer)
        let classes = InheritedClasses(answer: answer, harness: harness)
        var lines: Set<Int> = []
        return answer.filter { base in
            base.roles.contains(.base) && !InheritedClasses.isClass(base.usr)
                && !protocols.isPlain(base.usr) && base.heirs.contains(where: classes.contain)
        }.filter { lines.insert($0.line).inserted }.map {
            Finding(reach: .inheritedConformance($0.name), line: $0.line, column: $0.column)
        }
    }

    /// Type aliases of the answer's protocols, which may have the name of another protocol's associated type.
    ///
    /// Swift 6.3 takes both for the same type in a generic function, and does not check that they are.
    var aliasesInProtocols: [Finding] {
        answer.filter { member in
            member.isDefinition && member.usr.hasSuffix("a") && !member.usr.hasSuffix("Qa")
                && member.containers.contains(where: OwnProtocols.isProtocol)
        }.map { Finding(reach: .aliasInProtocol($0.name), line: $0.line, column: $0.column) }
    }
}

/// The protocols that an answer declares.
private struct OwnProtocols {
    /// By identifier, whether its own requirements leave out `Self` and associated types.
    private var declared: [String: Bool] = [:]
    /// The protocols from which each one inherits.
    private var bases: [String: [String]] = [:]

    init(_ answer: [IndexStore.Occurrence]) {
        for occurrence in answer where occurrence.isDefinition {
            if OwnProtocols.isProtocol(occurrence.usr) { declared[occurrence.usr] = true }
        }
        for occurrence in answer {
            for container in occurrence.containers where declared[container] != nil {
                if OwnProtocols.isDelicate(requirement: occurrence.usr) {
                    declared[container] = false
                }
            }
            for heir in occurrence.heirs where declared[heir] != nil {
                bases[heir, default: []].append(occurrence.usr)
            }
        }
    }

    /// Whether a protocol and all that it inherits from speak neither of `Self` nor of associated types.
    ///
    /// An alias is none, whatever it stands for.
    func isPlain(_ usr: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let hasPlainRequirements = declared[next] {
                guard hasPlainRequirements else { return false }
                waiting += bases[next] ?? []
            } else if !OwnProtocols.isPlainElsewhere(next), !InheritedClasses.isClass(next) {
                return false
            }
        }
        return true
    }

    static func isProtocol(_ usr: String) -> Bool { usr.hasPrefix("s:") && usr.hasSuffix("P") }

    /// Whether a requirement is an associated type, or mentions `Self` other than as an initializer's result.
    private static func isDelicate(requirement usr: String) -> Bool {
        if usr.hasSuffix("Qa") { return true }
        let isInitializer = usr.hasSuffix("fc") || usr.hasSuffix("fC")
        return MangledType(usr: usr).mentionsOfFirstParameter > (isInitializer ? 1 : 0)
    }

    /// Whether a protocol of another module is plain.
    private static func isPlainElsewhere(_ usr: String) -> Bool {
        let declaration = Declaration(usr: usr)
        return modelModules.contains(declaration.module ?? "") || plain.contains(declaration.path)
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

/// The classes that have subclasses, or may have some: those of the answer's own, and all of other modules.
private struct InheritedClasses {
    private let inherited: Set<String>
    /// The types that extensions extend, by the extension.
    private let extended: [String: String]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        // The index names the class itself, also where an alias stands for it.
        inherited = Set((answer + harness).filter { !$0.heirs.isEmpty }.map(\.usr))
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

    /// Whether a type that conforms to a protocol, itself or by an extension, is one of these classes.
    ///
    /// What is neither known as a class of the answer's own nor as a value counts as one.
    func contain(_ heir: String) -> Bool {
        let type = extended[heir] ?? heir
        if InheritedClasses.isValue(type) || OwnProtocols.isProtocol(type) { return false }
        let isOwn = InheritedClasses.isClass(type) && Declaration.isOfAnswer(type)
        return !isOwn || inherited.contains(type)
    }

    static func isClass(_ usr: String) -> Bool {
        usr.hasPrefix("s:") && !usr.hasPrefix("s:e:") && usr.hasSuffix("C")
            || usr.hasPrefix("c:objc(cs)")
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
