/// Code of an answer after which Swift 6.3 goes on although it has failed.
///
/// It then uses memory that is freed or was never set. The compiler's tree shows the code:
/// - a function that rethrows, with a closure or a function inside: Swift does not check what that throws
///   by itself, and the caller has no code for an error;
/// - an initialiser of a class that fails once a method has seen the object: the failure frees the object of
///   a subclass, whoever still holds it;
/// - a type, a case or an extension that is unavailable: Swift takes a type for empty if its cases are, and
///   has no code for a value of it, which a cast to an unavailable conformance makes.
struct UncheckedFailures {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    /// Whether a file may have such code; an attribute needs the tree anyway.
    static func areConceivable(in bytes: [UInt8]) -> Bool {
        bytes.contains(oneOf: ["throw"]) || mayHaveFailingInitializer(bytes)
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "func_decl", "constructor_decl": takeRethrowing(node)
        case "class_decl" where node["final"] == nil:
            for member in node.members where UncheckedFailures.isFailing(member) {
                refuse(
                    "an initialiser that fails in a class that is not final",
                    instead:
                        "Swift may free an object that is still used. Mark the class final, or call "
                        + "fatalError() in place of a failure.",
                    at: member.range?.lowerBound ?? offset
                )
            }
        default: break
        }
        guard !UncheckedFailures.mayBeUnavailable.contains(node.kind ?? "") else { return }
        for attribute in node.attributes where UncheckedFailures.isUnavailability(attribute) {
            refuse(
                "a type, a case or an extension that is unavailable",
                instead: "Swift may take it for empty although it is not. Leave it out.",
                at: attribute.range?.lowerBound ?? offset
            )
        }
    }

    private mutating func refuse(_ name: String, instead: String, at offset: Int) {
        findings.append((.declaration(name, instead: instead), offset))
    }

    // MARK: Functions that rethrow

    private mutating func takeRethrowing(_ node: TreeNode) {
        guard node.attributes.contains(where: { $0.kind == "rethrows_attr" }),
            let body = node["body"]
        else { return }
        var places: [Int] = []
        TreeNode.visit(body) { inner in
            if ["closure_expr", "func_decl"].contains(inner.kind) {
                places.append(inner.range?.lowerBound ?? Int.max)
            }
            return true
        }
        guard let first = places.min() else { return }
        refuse(
            "a closure or a function inside one that rethrows",
            instead: "Swift does not check what it throws. Write a loop, or leave rethrows out.",
            at: first
        )
    }

    // MARK: Initialisers

    /// Whether an initialiser can fail after other code has run.
    ///
    /// No answer can make an `NSCoder`, so `init?(coder:)` never runs.
    private static func isFailing(_ node: TreeNode) -> Bool {
        guard node.kind == "constructor_decl", node["designated"] != nil, node["implicit"] == nil,
            !takesOnlyACoder(node)
        else { return false }
        if (node["usr"] as? String)?.hasSuffix("Kcfc") == true { return true }
        guard node["failable"] != nil, let body = node["body"] as? TreeNode else { return false }
        let statements = body["elements"] as? [TreeNode] ?? []
        if statements.count == 1, statements[0].kind == "fail_stmt" { return false }
        var fails = false
        TreeNode.visit(body) { inner in
            if inner.kind == "fail_stmt" { fails = true }
            return !fails
        }
        return fails
    }

    private static func takesOnlyACoder(_ node: TreeNode) -> Bool {
        let parameters = (node["params"] as? TreeNode)?["params"] as? [TreeNode] ?? []
        let type = parameters.first?["interface_type"] as? String
        return parameters.count == 1
            && ["$s10Foundation7NSCoderCD", "$sSo7NSCoderCD"].contains(type)
    }

    /// Whether a file may have an initialiser with a question mark other than `init?(coder: NSCoder)`.
    private static func mayHaveFailingInitializer(_ bytes: [UInt8]) -> Bool {
        var coders = 0
        for range in bytes.ranges(of: Array("init".utf8)) {
            let rest = bytes[range.upperBound...].drop(while: \.isBlank)
            switch rest.first {
            case UInt8(ascii: "/"): return true
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                guard takesOnlyACoder(rest.dropFirst()) else { return true }
                coders += 1
            default: continue
            }
        }
        // Another mention may declare a type of this name.
        return coders > 0 && bytes.ranges(of: Array("NSCoder".utf8)).count != coders
    }

    /// Whether a text begins with `(coder: NSCoder)`, or the same with a name for the parameter.
    private static func takesOnlyACoder(_ text: ArraySlice<UInt8>) -> Bool {
        let parameters = String(decoding: text.prefix(80), as: UTF8.self)
        return parameters.prefixMatch(of: /\s*\(\s*coder(\s+\w+)?\s*:\s*NSCoder\s*\)/) != nil
    }

    // MARK: Availability

    /// The kinds of declarations that cannot make a type seem empty.
    private static let mayBeUnavailable: Set = [
        "accessor_decl", "constructor_decl", "func_decl", "pattern_binding_decl", "subscript_decl",
        "var_decl",
    ]

    private static func isUnavailability(_ attribute: TreeNode) -> Bool {
        attribute.kind == "available_attr"
            && (["unavailable", "obsoleted"].contains { attribute[$0] != nil }
                || attribute["domain"] as? String == "swift")
    }
}
