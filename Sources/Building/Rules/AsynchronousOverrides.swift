/// Getters and initializers that override an `async` one without being `async` themselves.
///
/// Swift 6.3 calls such a function as if it were `async`: it reads the first bytes of the function's code as
/// an address, and jumps there.
///
/// Source: issue 85332 of the Swift project, for getters.
struct AsynchronousOverrides {
    /// The type of each getter and initializer, by identifier.
    private var types: [String: MangledType] = [:]
    private var overrides: [(function: String, overridden: String, offset: Int)] = []

    private static let reach = AnswerReach.declaration(
        "a property, subscript or initializer in place of one that is async",
        instead: "Swift 6.3 does not call it correctly. Make it async as well."
    )

    mutating func take(_ node: TreeNode, _ offset: Int) {
        guard node.kind == "accessor_decl" || node.kind == "constructor_decl",
            let function = node["usr"] as? String,
            let type = node["interface_type"] as? String
        else { return }
        types[function] = MangledType(usr: ":" + type.dropFirst("$s".count))
        for overridden in node["override"] as? [String] ?? [] {
            overrides.append((function, overridden, offset))
        }
    }

    /// All are read first, because a class may stand before its superclass in the file.
    var findings: [(reach: AnswerReach, offset: Int)] {
        overrides.filter { override in
            guard let overridden = types[override.overridden],
                let function = types[override.function]
            else { return false }
            return function.asynchronousFunctions < overridden.asynchronousFunctions
                || overridden.mayBeAsynchronousMethod && !function.isAsynchronousMethod
        }.map { (AsynchronousOverrides.reach, $0.offset) }
    }
}
