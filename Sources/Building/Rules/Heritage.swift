/// The facts about protocols, extensions and `Self` that the compiler's tree has and its index lacks.
struct Heritage {
    /// A protocol of the answer, and one from which it inherits: by a colon or by `where Self:`.
    struct Inheritance: Hashable {
        var heir: String
        var base: String
    }

    private(set) var inheritances: [Inheritance] = []
    private var unconditional: Set<String> = []
    /// One extension with conditions is enough: two extensions without members may share an identifier.
    private var conditional: Set<String> = []
    /// The offsets of extensions that the index omits: they have no member, and conform to protocols joined
    /// by `&`.
    private var unindexed: [Int] = []
    /// The offsets of extensions that conform under a condition on a superclass.
    private var conformancesOfSubclasses: [Int] = []
    /// The offsets of functions with a class's `Self` in the type of a parameter.
    private var dynamicSelves: [Int] = []

    /// Whether an extension of the answer, or its conformances, may apply to some types only.
    func mayHaveConditions(extension usr: String) -> Bool {
        conditional.contains(usr) || !unconditional.contains(usr)
    }

    /// The first function with a class's `Self` in a parameter, or else the first extension that the index
    /// omits or that conforms under a condition on a superclass.
    ///
    /// Swift takes such a `Self` for the caller's. For `where T: Plain` a cast in Swift 6.3 accepts
    /// `any Plain & Q`, which has two words where the extension expects one.
    ///
    /// - Parameter joinsClasses: Whether the answer has such a type.
    func firstFinding(joiningClasses joinsClasses: Bool) -> (reach: AnswerReach, offset: Int)? {
        if let offset = dynamicSelves.min() { return (.dynamicSelf, offset) }
        if joinsClasses, let offset = conformancesOfSubclasses.min() {
            let name = "a conformance under a condition on a class, beside a class joined by &,"
            let instead =
                "Swift 6.3 gives the conformance to the joined type as well, and should not. Write a "
                + "condition on a protocol."
            return (.declaration(name, instead: instead), offset)
        }
        return unindexed.min().map { offset in
            let name = "an extension without a member, for protocols joined by &,"
            let instead = "Name the protocols one after the other, with commas."
            return (.declaration(name, instead: instead), offset)
        }
    }

    mutating func take(_ node: TreeNode) {
        switch node.kind {
        case "protocol":
            let usr = Heritage.identifier(ofProtocol: node)
            let bases = (node["inherits"] as? TreeNode)?["protocols"] as? [String] ?? []
            inheritances += bases.filter { !Heritage.ofEveryType.contains($0) }
                .map { Inheritance(heir: usr, base: $0) }
        case "extension_decl":
            let conformances = (node["inherits"] as? TreeNode)?["conformances"] as? [Any] ?? []
            if !conformances.isEmpty, Heritage.mayRequireSuperclass(node) {
                conformancesOfSubclasses.append(node.range?.lowerBound ?? 0)
            }
            guard let usr = node["usr"] as? String else {
                if !conformances.isEmpty { unindexed.append(node.range?.lowerBound ?? 0) }
                return
            }
            let conditions = node["where_requirements"] as? [Any] ?? []
            // `extension List<Int>` applies to some lists only, and so may an extension of an alias.
            let type = node["extended_type"] as? String ?? ""
            let isOfAll = ["VD", "CD", "OD"].contains(where: type.hasSuffix)
            if conditions.isEmpty, isOfAll {
                unconditional.insert(usr)
            } else {
                conditional.insert(usr)
            }
        case "func_decl", "constructor_decl", "accessor_decl":
            let parameters = (node["params"] as? TreeNode)?["params"] as? [TreeNode] ?? []
            let types = parameters.compactMap { $0["interface_type"] as? String }
            if types.contains(where: Heritage.hasDynamicSelf) {
                dynamicSelves.append(node.range?.lowerBound ?? 0)
            }
        default: break
        }
    }

    /// Whether an extension may have a condition on a superclass.
    ///
    /// An alias of the extended type may have one, which the tree does not show. A condition names a generic
    /// parameter, whose identifier contains all conditions of the extension.
    private static func mayRequireSuperclass(_ node: TreeNode) -> Bool {
        let type = node["extended_type"] as? String ?? ""
        if type.hasSuffix("aD"), type != array { return true }
        let conditions = node["where_requirements"] as? [Any] ?? []
        var names: [MangledType] = []
        TreeNode.visit(conditions) { part in
            if let name = part["bind"] as? String { names.append(MangledType(usr: name)) }
            return true
        }
        let areKnown = conditions.isEmpty || names.contains(where: \.hasRequirements)
        return !areKnown || names.contains { $0.hasSuperclassRequirement || $0.isIncomplete }
    }

    /// The mangled name of an array's type, which ends like that of an alias.
    private static let array = "$sSaD"

    private static func hasDynamicSelf(_ type: String) -> Bool {
        // The letters may also be part of a name.
        type.contains("XD")
            && MangledType(usr: ":" + type.dropFirst("$s".count)).dynamicSelves > 0
    }

    /// A protocol's unified symbol resolution, from its type: the tree gives none for a protocol in a
    /// function.
    private static func identifier(ofProtocol node: TreeNode) -> String {
        let type = node["interface_type"] as? String ?? ""
        return "s:\(type.dropFirst("$s".count).dropLast("_pmD".count))P"
    }

    /// `Copyable` and `Escapable`.
    private static let ofEveryType: Set = ["s:s8CopyableP", "s:s9EscapableP"]
}
