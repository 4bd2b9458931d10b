/// A designated initializer that Swift 6.3 does not override in a subclass without initializers.
///
/// It is `private` or `fileprivate`, or it is one of two with the same labels that Swift takes for one, in a
/// generic class or where one of the two is `async`.
///
/// The subclass still inherits the convenience initializers that call it. They make an object of the class
/// instead of the subclass, without the subclass's properties.
///
/// Source: issues 61800 and 70960 of swiftlang/swift for private ones.
struct UninheritedInitializer {
    /// The class, by its identifier.
    let type: String
    let offset: Int
    let reach: AnswerReach

    /// The initializers of a class.
    static func all(in node: TreeNode) -> [UninheritedInitializer] {
        guard let type = node["usr"] as? String else { return [] }
        let designated = node.members.filter {
            $0.kind == "constructor_decl" && $0["designated"] as? Bool == true
        }
        let hidden = designated.compactMap { initializer in
            initializer.attributes.first(where: hidesFromSubclasses).map { modifier in
                UninheritedInitializer(
                    type: type,
                    offset: modifier.range?.lowerBound ?? 0,
                    reach: .privateInitializer
                )
            }
        }
        return hidden
            + confusable(designated).map { initializer in
                UninheritedInitializer(
                    type: type,
                    offset: initializer.range?.lowerBound ?? 0,
                    reach: sameLabels
                )
            }
    }

    private static let sameLabels = AnswerReach.declaration(
        "an initializer with the labels of another one, in a class with subclasses,",
        instead: "Swift 6.3 may override only one of them. Give them different labels."
    )

    private static func hidesFromSubclasses(_ attribute: TreeNode) -> Bool {
        attribute.kind == "access_control_attr"
            && ["private", "fileprivate"].contains(attribute["access_level"] as? String)
    }

    /// Initializers with the same labels as an earlier one, which a subclass may confuse with it.
    private static func confusable(_ initializers: [TreeNode]) -> [TreeNode] {
        let types = initializers.map { MangledType(usr: $0["usr"] as? String ?? "") }
        guard types.contains(where: { $0.isGeneric || $0.asynchronousFunctions > 0 }) else {
            return []
        }
        var known: Set<[String]> = []
        return initializers.filter { initializer in
            let labels = (initializer["name"] as? TreeNode)?["args"] as? [String] ?? []
            return !known.insert(labels).inserted
        }
    }
}

extension AnswerReferences {
    /// The given initializers whose classes have subclasses, in the answer or in the harness.
    func findings(
        among initializers: [UninheritedInitializer]
    ) -> [(reach: AnswerReach, offset: Int)] {
        guard !initializers.isEmpty else { return [] }
        // The index names the class itself, even where an alias stands for it.
        let inherited = Set((answer + harness).filter { !$0.heirs.isEmpty }.map(\.usr))
        return initializers.filter { inherited.contains($0.type) }.map { ($0.reach, $0.offset) }
    }
}
