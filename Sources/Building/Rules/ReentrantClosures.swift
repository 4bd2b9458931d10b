/// Local functions and closures that use an outer variable and take a nonescaping closure.
///
/// That closure may use the same variable, and the compiler does not notice if one of them changes it while
/// the other uses it.
struct ReentrantClosures {
    private struct Variable: Hashable {
        var name: String
        /// The mangled type.
        var type: String
    }

    /// Local functions and closures that take a nonescaping closure.
    private var borrowers: [(captured: [Variable], offset: Int)] = []
    /// The names of everything that can change without a check at run time: variables, including those in
    /// patterns, and `inout` or `consuming` parameters.
    private var changeable: Set<String> = []
    /// The names of all declarations in the file.
    ///
    /// The tree does not declare the storage of wrapped local variables, such as `_list` for `@Kept var
    /// list`, although it lists this storage among captures.
    private var declared: Set<String> = ["self"]

    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    /// The offsets of local functions and closures that capture something changeable, judged by its name
    /// alone.
    private var suspects: [Int] {
        borrowers.filter { $0.captured.contains(where: canChange) }.map(\.offset)
    }

    /// Examines the suspects again, each with only the names inside its member or top-level function.
    ///
    /// Call this after taking all nodes of the tree. A suspect captures nothing from elsewhere, and other
    /// functions may have variables of the same names.
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

    /// Whether a function is a member or at the top level; `nil` for everything but functions.
    ///
    /// Local functions have no identifier. Captures in an initial value, such as `self` in a lazy property,
    /// are declared outside its closures.
    private static func isMember(_ node: TreeNode) -> Bool? {
        switch node.kind {
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            (node["usr"] as? String)?.isEmpty == false
        case "closure_expr", "autoclosure_expr": false
        default: nil
        }
    }

    /// Whether a captured variable can change without a check at run time, unlike the properties of classes.
    private func canChange(_ variable: Variable) -> Bool {
        // In backticks, `self` can be the name of a variable.
        let isObject =
            variable.name == "self" && variable.type.hasSuffix("CD") && !changeable.contains("self")
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
        // A wrapped variable also has storage and a projection.
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
        // Ignore that the closure itself does not escape.
        if type.hasSuffix("XED") { type.removeLast("XED".count) }
        // The marks of nonescaping closures and autoclosures.
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
