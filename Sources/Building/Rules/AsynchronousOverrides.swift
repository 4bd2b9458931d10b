/// Getters and initializers that override an `async` one without being `async` themselves.
///
/// Swift 6.3 calls such a function as if it were `async`: it reads the first bytes of the function's code as
/// an address, and jumps there.
///
/// Source: issue 85332 of the Swift project, for getters.
struct AsynchronousOverrides {
    /// The number of `async` functions in the type of each getter or initializer, by identifier.
    private var counts: [String: Int] = [:]
    /// The getters and initializers that are `async` themselves.
    private var asynchronous: Set<String> = []
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
        counts[function] = MangledType(usr: ":" + type.dropFirst("$s".count)).asynchronousFunctions
        if AsynchronousOverrides.isAsynchronous(type) { asynchronous.insert(function) }
        for overridden in node["override"] as? [String] ?? [] {
            overrides.append((function, overridden, offset))
        }
    }

    /// All are read first, because a class may stand before its superclass in the file.
    var findings: [(reach: AnswerReach, offset: Int)] {
        overrides.filter {
            counts[$0.function, default: 0] < counts[$0.overridden, default: 0]
                || asynchronous.contains($0.overridden) && !asynchronous.contains($0.function)
        }.map { (AsynchronousOverrides.reach, $0.offset) }
    }

    /// Whether a method of this type is itself `async`, as in `(Slow) -> () async -> Plain`.
    ///
    /// An `async` function within the result's type does not count.
    private static func isAsynchronous(_ type: String) -> Bool {
        guard let text = SwiftName.demangled(type),
            let afterSelf = afterParentheses(in: text[...]),
            let afterParameters = afterParentheses(in: afterSelf)
        else { return false }
        return afterParameters.hasPrefix(" async")
    }

    /// The text after the first pair of parentheses; `nil` if there is none.
    private static func afterParentheses(in text: Substring) -> Substring? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            guard text[index] == ")" else { continue }
            depth -= 1
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return nil
    }
}
