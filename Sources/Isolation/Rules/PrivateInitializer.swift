/// A designated initializer that is `private` or `fileprivate`.
///
/// A subclass without initializers inherits the convenience initializers of its class, also where it does not
/// inherit such a designated one. Swift 6.3 then makes an object of the class in its place, without the
/// subclass's properties. Source: issues 61800 and 70960 of swiftlang/swift.
struct PrivateInitializer {
    /// The class, by its identifier.
    let type: String
    let offset: Int

    /// The initializers of a class.
    static func all(in node: TreeNode) -> [PrivateInitializer] {
        guard let type = node["usr"] as? String else { return [] }
        return node.members.compactMap { member in
            guard member.kind == "constructor_decl", member["designated"] as? Bool == true,
                let modifier = member.attributes.first(where: hidesFromSubclasses)
            else { return nil }
            return PrivateInitializer(type: type, offset: modifier.range?.lowerBound ?? 0)
        }
    }

    private static func hidesFromSubclasses(_ attribute: TreeNode) -> Bool {
        attribute.kind == "access_control_attr"
            && ["private", "fileprivate"].contains(attribute["access_level"] as? String)
    }
}

extension AnswerReferences {
    /// The private initializers of classes with subclasses, in the answer or in the harness.
    func findings(
        among initializers: [PrivateInitializer]
    ) -> [(reach: AnswerReach, offset: Int)] {
        guard !initializers.isEmpty else { return [] }
        // The index names the class itself, also where an alias stands for it.
        let inherited = Set((answer + harness).filter { !$0.heirs.isEmpty }.map(\.usr))
        return initializers.filter { inherited.contains($0.type) }
            .map { (.privateInitializer, $0.offset) }
    }
}
