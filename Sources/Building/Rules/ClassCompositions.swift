/// Types that join protocols with a class or `AnyObject`, such as `any UIView & TouchHandling`.
///
/// Where one of the protocols is `Error`, they are refused: the compiler gives such a value two words. Swift
/// 6.3's runtime takes it for an `any Error`, which has one, so generic code finds the parts of a value in
/// other places than other code.
struct ClassCompositions {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []
    /// Whether any of them has a class.
    private(set) var haveSuperclass = false

    private static let reach = AnswerReach.declaration(
        "Error joined with a class or AnyObject by &",
        instead: "Swift 6.3 does not agree with itself on its size. Write any Error."
    )

    /// The keys of a node's types; a condition such as `T == any Error & AnyObject` has a second one.
    private static let keys = ["type", "interface_type", "written_type", "second_type"]

    mutating func take(_ node: TreeNode, _ offset: Int) {
        for key in ClassCompositions.keys {
            // Most types have no X.
            guard let type = node[key] as? String, type.utf8.contains(UInt8(ascii: "X")),
                ClassCompositions.isComposition(type)
            else { continue }
            haveSuperclass = haveSuperclass || type.contains("Xc")
            // A mangled type spells each name once, and later refers to it or to a word of it.
            if type.contains("Error") { findings.append((ClassCompositions.reach, offset)) }
        }
    }

    /// Whether a type contains a composition; its letters may also be part of a name.
    private static func isComposition(_ type: String) -> Bool {
        guard type.contains("Xl") || type.contains("Xc") else { return false }
        let mangled = MangledType(usr: ":" + type.dropFirst("$s".count))
        return mangled.hasClassComposition || mangled.isIncomplete
    }
}
