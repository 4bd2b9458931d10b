/// Variables that hold a nonescaping closure, such as `var work = body` for a parameter `body`, and tuples
/// that hold one.
///
/// When another closure is assigned, Swift 6.3 frees the new closure's captures too early. It does not check
/// the captures of closures in tuples.
struct NonescapingVariables {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "var_decl" where node["let"] == nil:
            if NonescapingVariables.isNonescaping(node) { refuseVariable(at: offset) }
        // The tree has no variable for a pattern in a condition.
        case "pattern_binding" where node["kind"] as? String != "let":
            TreeNode.visit(node) { inner in
                if inner.kind == "pattern_named", NonescapingVariables.isNonescaping(inner) {
                    refuseVariable(at: offset)
                }
                return true
            }
        default: break
        }
        if NonescapingVariables.isTuple(node) { refuseTuple(at: offset) }
    }

    private static func type(of node: TreeNode) -> String? {
        (node["interface_type"] ?? node["type"]) as? String
    }

    /// The marks of nonescaping closures and autoclosures.
    private static let marks = ["XE", "XK"]

    private static func isNonescaping(_ node: TreeNode) -> Bool {
        guard let type = type(of: node) else { return false }
        return marks.contains { type.hasSuffix($0 + "D") }
    }

    private static func isTuple(_ node: TreeNode) -> Bool {
        guard let type = type(of: node), type.utf8.suffix(2).elementsEqual("tD".utf8) else {
            return false
        }
        return marks.contains(where: type.contains)
    }

    private mutating func refuseVariable(at offset: Int) {
        let reach = AnswerReach.declaration(
            "a variable with a closure that does not escape",
            instead:
                "Swift may free what the closure uses. Write let, or mark the parameter @escaping."
        )
        findings.append((reach, offset))
    }

    private mutating func refuseTuple(at offset: Int) {
        let reach = AnswerReach.declaration(
            "a tuple with a closure that does not escape",
            instead:
                "Swift does not check what the closure uses. Use it by itself, or mark it @escaping."
        )
        findings.append((reach, offset))
    }
}
