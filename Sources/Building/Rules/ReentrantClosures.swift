/// Local functions and closures that use a variable around them, and take a closure that does not
/// escape, which may use the same variable: the compiler does not notice that one changes it while the
/// other uses it.
struct ReentrantClosures {
    private struct Variable: Hashable {
        var name: String
        /// The mangled type.
        var type: String
    }

    /// Local functions and closures that take a closure.
    private var borrowers: [(captured: [Variable], offset: Int)] = []
    /// The names of everything that can change without a check at run time: variables, also those of
    /// patterns, and parameters that are `inout` or `consuming`.
    private var changeable: Set<String> = []
    /// The names of all declarations in the file.
    ///
    /// The tree declares no storage of wrapped local variables, such as `_list` for `@Kept var list`, although
    /// it lists it among captures.
    private var declared: Set<String> = ["self"]

    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    /// The places of local functions and closures that use what can change, by its name.
    private var suspects: [Int] {
        borrowers.filter { $0.captured.contains(where: canChange) }.map(\.offset)
    }

    /// Looks at the suspects in a tree, all of whose nodes were taken, with only the names in the member, or the
    /// function of the file, around each.
    ///
    /// It captures nothing else, and other functions may have variables of the same names.
    mutating func finish(in tree: Any) {
        let suspects = Set(suspects)
        guard !suspects.isEmpty else { return }
        var confirmed: Set<Int> = []
        TreeNode.visit(tree) { node in
            guard let isMember = ReentrantClosures.isMember(node) else { return true }
            var inside = ReentrantClosures()
            if isMember { inside.declared = [] }
            TreeNode.visit(node) { inner in
                inside.take(inner, inner.range?.lowerBound ?? Int.max)
                return true
            }
            confirmed.formUnion(isMember ? inside.suspects : inside.borrowers.map(\.offset))
            return false
        }
        findings = suspects.intersection(confirmed).map { (.reentrantClosure, $0) }
    }

    /// Whether a function is a member or one of the file; `nil` for everything but functions.
    ///
    /// Local ones have no identifier. What is captured in an initial value, such as a lazy property's `self`, is
    /// declared outside its closures.
    private static func isMember(_ node: TreeNode) -> Bool? {
        switch node.kind {
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            (node["usr"] as? String)?.isEmpty == false
        case "closure_expr", "autoclosure_expr": false
        default: nil
        }
    }

    /// Whether a captured variable can change without a check at run time, which properties of
    /// classes have.
    private func canChange(_ variable: Variable) -> Bool {
        let isObject = variable.name == "self" && variable.type.hasSuffix("CD")
        let isKnown = declared.contains(variable.name)
        return !isObject && (changeable.contains(variable.name) || !isKnown)
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        if let name = node.baseName { declared.insert(name) }
        switch node.kind {
        case "var_decl": if node["let"] == nil { noteChangeable(node) }
        case "parameter":
            if node["inout"] != nil || node["consuming"] != nil { noteChangeable(node) }
        case "pattern_binding":
            if node["kind"] as? String != "let" { noteNames(inside: node) }
        case "func_decl", "closure_expr": takeBorrower(node, offset)
        default: break
        }
    }

    private mutating func noteChangeable(_ node: TreeNode) {
        guard let name = node.baseName else { return }
        // With the storage and the projection of a wrapped variable.
        changeable.formUnion([name, "_" + name, "$" + name])
    }

    private mutating func noteNames(inside pattern: TreeNode) {
        TreeNode.visit(pattern) { node in
            if node.kind == "pattern_named" { noteChangeable(node) }
            return true
        }
    }

    private mutating func takeBorrower(_ node: TreeNode, _ offset: Int) {
        guard let captures = node["captures"] as? [TreeNode],
            var type = (node["interface_type"] ?? node["type"]) as? String
        else { return }
        // A closure that does not escape itself.
        if type.hasSuffix("XED") { type.removeLast("XED".count) }
        // Marks of the types of closures and of autoclosures that do not escape.
        guard ["XE", "XK"].contains(where: type.contains) else { return }
        let captured = captures.compactMap { capture -> Variable? in
            guard let variable = capture["decl"] as? TreeNode else { return nil }
            return Variable(
                name: variable["base_name"] as? String ?? "",
                type: variable["type_usr"] as? String ?? ""
            )
        }
        borrowers.append((captured, offset))
    }
}
