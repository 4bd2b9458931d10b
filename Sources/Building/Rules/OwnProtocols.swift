import Platform

/// The types that a protocol's requirements mention, from the least to the most.
enum Vocabulary: Comparable {
    /// Neither `Self` nor associated types.
    case plain
    case ofAssociatedTypes
    case ofSelf
}

/// The protocols that an answer declares.
struct OwnProtocols {
    /// The types that each protocol's own requirements mention, by its identifier.
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
                declared[container] = max(known, vocabulary)
            }
            for heir in occurrence.heirs where declared[heir] != nil {
                bases[heir, default: []].append(occurrence.usr)
            }
        }
    }

    /// The types that the requirements of a protocol and its ancestors mention.
    func vocabulary(of usr: String) -> Vocabulary {
        ancestry(of: usr).map { declared[$0] ?? OwnProtocols.vocabularyElsewhere($0) }.max()
            ?? .plain
    }

    /// Whether a protocol is, or inherits from, another module's protocol that may have associated types.
    func hasAssociatedTypesOfOthers(_ usr: String) -> Bool {
        ancestry(of: usr).contains {
            declared[$0] == nil && OwnProtocols.vocabularyElsewhere($0) != .plain
                && Declaration(usr: $0).path != "Swift.AdditiveArithmetic"
        }
    }

    /// A protocol and all its ancestors.
    private func ancestry(of usr: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [usr]
        while let next = waiting.popLast() {
            guard !MangledType.isClass(next), found.insert(next).inserted else { continue }
            waiting += bases[next] ?? []
        }
        return found
    }

    /// The types that a requirement mentions, except for an initializer's result.
    private static func vocabulary(ofRequirement usr: String) -> Vocabulary {
        if usr.hasSuffix("Qa") { return .ofAssociatedTypes }
        let isInitializer = usr.hasSuffix("fc") || usr.hasSuffix("fC")
        let mentions = MangledType(usr: usr).mentionsOfFirstParameter
        return mentions > (isInitializer ? 1 : 0) ? .ofSelf : .plain
    }

    /// The types that another module's protocol mentions; `Self` if it is unknown.
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
    static let modelModules: Set = ["GeometryModel", "UIKitModel", "ControlModel"]

    private static let plain: Set = [
        "Swift.AnyObject", "Swift.Sendable", "Swift.SendableMetatype", "Swift.Equatable",
        "Swift.Hashable", "Swift.Comparable", "Swift.Error", "Swift.CustomStringConvertible",
        "Swift.CustomDebugStringConvertible", "Swift.CustomReflectable", "Swift.TextOutputStream",
        "Swift.TextOutputStreamable", "Swift.Encodable", "Swift.Decodable", "Swift.Codable",
        "Foundation.NSObjectProtocol", "Foundation.NSCopying", "Foundation.LocalizedError",
        "FoundationEssentials.LocalizedError", "Foundation.CustomNSError",
    ]
}
