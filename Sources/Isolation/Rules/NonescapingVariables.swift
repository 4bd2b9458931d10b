/// Variables with a closure that does not escape: `var work = body`, for a parameter `body`.
///
/// Another closure may be set, and Swift 6.3 frees what that uses while the variable still has it.
struct NonescapingVariables {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "var_decl" where node["let"] == nil:
            if NonescapingVariables.mayHold(node) { refuse(at: offset) }
        // The tree has no variable for a pattern in a condition.
        case "pattern_binding" where node["kind"] as? String != "let":
            TreeNode.visit(node) { inner in
                if inner.kind == "pattern_named", NonescapingVariables.mayHold(inner) {
                    refuse(at: offset)
                }
                return true
            }
        default: break
        }
    }

    /// Whether a variable's type is that of a closure that does not escape, or a tuple that may have one.
    private static func mayHold(_ node: TreeNode) -> Bool {
        guard let type = (node["interface_type"] ?? node["type"]) as? String else { return false }
        // The marks of closures and of autoclosures.
        return ["XE", "XK"].contains { mark in
            type.hasSuffix(mark + "D") || type.hasSuffix("tD") && type.contains(mark)
        }
    }

    private mutating func refuse(at offset: Int) {
        let reach = AnswerReach.declaration(
            "a variable with a closure that does not escape",
            instead:
                "Swift may free what the closure uses. Write let, or mark the parameter @escaping."
        )
        findings.append((reach, offset))
    }
}
