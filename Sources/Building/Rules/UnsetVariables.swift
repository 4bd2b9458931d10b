/// Local variables that have no value where they are declared, and that a closure or local function keeps.
///
/// If only some paths set such a variable, Swift 6.3 destroys its value and frees its storage at the end of
/// the function, although the closure still uses both.
struct UnsetVariables {
    /// The range of each declaration, and the names that get no value in it.
    private var unset: [(range: ClosedRange<Int>, names: Set<String>)] = []
    private var declared: [(name: String, offset: Int)] = []
    /// The names of variables that closures keep, without types, which may read differently in captures.
    private var kept: Set<String> = []

    private static let reach = AnswerReach.declaration(
        "a variable without a value, which a closure keeps,",
        instead:
            "Swift 6.3 may free it too early. Give it a value where you declare it, or write let."
    )

    /// Types without references, whose values need no destruction.
    private static let plainTypes: Set = [
        "$sSiD", "$sSdD", "$sSbD", "$s10Foundation7CGFloatVD", "$s10Foundation7CGPointVD",
        "$s10Foundation6CGSizeVD", "$s10Foundation6CGRectVD",
    ]

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "pattern_binding_decl": takeDeclaration(node)
        case "var_decl": takeVariable(node, offset)
        default: break
        }
        if UnsetVariables.mayEscape(node) { takeCaptures(of: node) }
    }

    private mutating func takeDeclaration(_ node: TreeNode) {
        guard let range = node.range, let entries = node["pattern_entries"] as? [TreeNode] else {
            return
        }
        var names: Set<String> = []
        for entry in entries where entry["original_init"] == nil && entry["processed_init"] == nil {
            TreeNode.visit(entry) { inner in
                if inner.kind == "pattern_named", let name = inner.baseName { names.insert(name) }
                return true
            }
        }
        if !names.isEmpty { unset.append((range, names)) }
    }

    /// Takes a local variable with storage, its own or its property wrapper's.
    private mutating func takeVariable(_ node: TreeNode, _ offset: Int) {
        let accessors = node["accessors"] as? [TreeNode] ?? []
        let isComputed =
            node["readImpl"] as? String == "getter"
            && accessors.contains { $0["implicit"] == nil }
        guard node["usr"] == nil, !isComputed, let name = node.baseName,
            let type = node["interface_type"] as? String,
            // Swift copies a constant into a closure, unless the constant is weak.
            node["let"] == nil || type.hasSuffix("XwD"),
            !UnsetVariables.plainTypes.contains(type)
        else { return }
        declared.append((name, offset))
    }

    /// Whether a closure or function may be used after its surroundings ended; a `defer` may not.
    private static func mayEscape(_ node: TreeNode) -> Bool {
        switch node.kind {
        case "closure_expr", "autoclosure_expr": node["escaping"] as? Bool == true
        case "func_decl": node["implicit"] == nil
        // A lazy variable's accessors are implicit.
        case "accessor_decl": true
        default: false
        }
    }

    private mutating func takeCaptures(of node: TreeNode) {
        for capture in node["captures"] as? [TreeNode] ?? [] {
            guard let declaration = capture["decl"] as? TreeNode,
                let name = declaration["base_name"] as? String
            else { continue }
            kept.insert(name)
            // A closure may keep a property wrapper's storage or projection instead of the variable.
            if name.hasPrefix("_") || name.hasPrefix("$") { kept.insert(String(name.dropFirst())) }
        }
    }

    /// All local variables without a value that closures keep.
    ///
    /// A closure may use an outer function's variable, so the whole tree is read first. Both lists are sorted
    /// and read once, because a hostile file has thousands of variables.
    var findings: [(reach: AnswerReach, offset: Int)] {
        let candidates = declared.filter { kept.contains($0.name) }
            .sorted { $0.offset < $1.offset }
        var rest = candidates[...]
        return unset.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .flatMap { range, names in
                rest = rest.drop { $0.offset < range.lowerBound }
                return rest.prefix { $0.offset <= range.upperBound }
                    .filter { names.contains($0.name) }
                    .map { (UnsetVariables.reach, $0.offset) }
            }
    }
}
