/// Code whose errors Swift 6.3 ignores, so that the answer uses memory that is freed or was never set.
///
/// The compiler's tree shows these forms:
/// - a rethrowing function with a throwing closure or function inside: Swift does not check errors that the
///   inner one throws by itself, and the caller has no code for them. A closure may call the function's
///   parameters;
/// - a call whose error Swift overlooks: one with an autoclosure, such as the right side of `??`, that throws
///   beside an enum's case with several values;
/// - a type parameter bound to a function that throws or is `async`: Swift requires no `try` at its calls;
/// - a failing initialiser in a class with a superclass: with the pass that ``CompilerJobs`` switches off,
///   Swift gives back an object that is still in use, or was never set;
/// - an unavailable type, case or extension: Swift takes a type for empty if its cases are unavailable, and
///   has no code for its values, although a cast to an unavailable conformance makes one.
struct UncheckedFailures {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []
    /// Whether the answer can get an `NSCoder`: only the class that a view's `layerClass` names is made with
    /// one.
    private let mayHaveACoder: Bool

    init(in bytes: [UInt8]) {
        mayHaveACoder = UncheckedFailures.mayHaveACoder(bytes)
    }

    private static func mayHaveACoder(_ bytes: [UInt8]) -> Bool {
        bytes.contains(oneOf: ["layerClass"])
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "func_decl", "constructor_decl": takeRethrowing(node)
        case "class_decl": takeInitializers(of: node, offset)
        case "requirement": takeRequirement(node)
        default: takeCall(node, offset)
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
        let parameters = UncheckedFailures.parameters(of: node)
        var places: [Int] = []
        TreeNode.visit(body) { inner in
            // No error can leave a `defer`, for which Swift adds a function to the tree.
            let isDefer = inner["implicit"] != nil && inner.baseName == "$defer"
            guard ["closure_expr", "func_decl"].contains(inner.kind), !isDefer,
                UncheckedFailures.mayThrow(inner)
            else { return true }
            if !UncheckedFailures.throwsOnly(inner, byCalling: parameters) {
                places.append(inner.range?.lowerBound ?? Int.max)
            }
            return false
        }
        guard let first = places.min() else { return }
        refuse(
            "a closure or a function that throws, inside one that rethrows,",
            instead:
                "Swift does not check what it throws. Let it only call a parameter with try, write a loop, or "
                + "leave rethrows out.",
            at: first
        )
    }

    /// Whether an error may leave a function or closure, or a function among its parameters and results.
    private static func mayThrow(_ node: TreeNode) -> Bool {
        guard let type = (node["interface_type"] ?? node["type"]) as? String,
            ["cD", "XED"].contains(where: type.hasSuffix)
        else { return true }
        return MangledType(usr: ":" + type).mayHaveError
    }

    /// The names of a function's parameters, except those that may mean something else inside it.
    private static func parameters(of node: TreeNode) -> Set<String> {
        var timesDeclared: [String: Int] = [:]
        var hasCaptureList = false
        TreeNode.visit(node) { inner in
            for name in inner.baseName.map(UncheckedFailures.namesDeclared) ?? [] {
                timesDeclared[name, default: 0] += 1
            }
            if inner.kind == "capture_list" { hasCaptureList = true }
            return true
        }
        // A catch clause declares an `error` that the tree omits, and a capture list may also declare names.
        guard !hasCaptureList else { return [] }
        let parameters = (node["params"] as? TreeNode)?["params"] as? [TreeNode] ?? []
        // A property wrapper gives the parameter's name to its wrapped value.
        let names = parameters.filter { $0["inout"] == nil && $0.attributes.isEmpty }
            .compactMap(\.baseName)
        return Set(names.filter { timesDeclared[$0] == 1 && $0 != "error" })
    }

    /// A closure's parameter `$body` declares the wrapped value `body` and its storage as well.
    private static func namesDeclared(by name: String) -> [String] {
        guard name.hasPrefix("$") else { return [name] }
        let wrapped = String(name.dropFirst())
        return [name, wrapped, "_" + wrapped]
    }

    /// Whether a closure throws only where it calls a parameter of the rethrowing function.
    ///
    /// Such a call throws only if the caller's closure throws.
    private static func throwsOnly(_ closure: TreeNode, byCalling parameters: Set<String>) -> Bool {
        guard closure.kind == "closure_expr", !parameters.isEmpty,
            MangledType(usr: ":" + (closure["type"] as? String ?? "")).asynchronousFunctions == 0
        else { return false }
        var throwsOnly = true
        TreeNode.visit(closure) { inner in
            switch inner.kind {
            case "throw_stmt": throwsOnly = false
            case "func_decl": throwsOnly = throwsOnly && !mayThrow(inner)
            case "try_expr":
                throwsOnly = throwsOnly && isCall(inner["sub_expr"], of: parameters)
            default:
                if inner["throws"] != nil {
                    throwsOnly = throwsOnly && isCall(inner, of: parameters)
                }
            }
            return throwsOnly
        }
        return throwsOnly
    }

    /// Whether an expression calls a parameter by name, possibly with an implicit conversion of the result.
    private static func isCall(_ expression: Any?, of parameters: Set<String>) -> Bool {
        var call = expression as? TreeNode
        while let conversion = call, conversion["implicit"] != nil, conversion.kind != "call_expr" {
            call = conversion["sub_expr"] as? TreeNode
        }
        guard let call, call.kind == "call_expr", let function = call["fn"] as? TreeNode,
            function.kind == "declref_expr", let parameter = function["decl"] as? TreeNode,
            parameter["decl_usr"] as? String == "",
            let name = parameter["base_name"] as? String
        else { return false }
        return parameters.contains(name)
    }

    // MARK: Autoclosures

    /// Refuses a call that is marked as not throwing although an autoclosure among its arguments throws.
    private mutating func takeCall(_ node: TreeNode, _ offset: Int) {
        guard node["nothrow"] as? Bool == true, let arguments = node["args"] else { return }
        var fails = false
        TreeNode.visit(arguments) { inner in
            if inner.kind == "autoclosure_expr" {
                fails = fails || UncheckedFailures.throwsAnError(inner)
                return false
            }
            // A nested call is visited as a node of its own.
            return inner["throws"] == nil && inner["nothrow"] == nil
        }
        guard fails else { return }
        refuse(
            "an error that Swift overlooks",
            instead: "Swift goes on after it. Make the value on a line of its own, with try.",
            at: offset
        )
    }

    /// Whether an error may leave an expression.
    private static func throwsAnError(_ node: TreeNode) -> Bool {
        var throwsAnError = false
        TreeNode.visit(node) { inner in
            if inner["throws"] != nil { throwsAnError = true }
            let handles = ["optional_try_expr", "force_try_expr", "closure_expr"]
                .contains(inner.kind)
            return !throwsAnError && !handles
        }
        return throwsAnError
    }

    // MARK: Type parameters

    /// Refuses a type parameter bound to a function that throws or is `async`; the tree gives no place.
    private mutating func takeRequirement(_ node: TreeNode) {
        guard node["kind"] as? String == "same_type" else { return }
        let types = ["first_type", "second_type"].compactMap { node[$0] as? String }
        // The marks of `throws` and `async`, which may also be part of a name.
        let mayHaveEffect = types.contains { type in
            ["Kc", "KX", "YK", "Ya"].contains(where: type.contains)
                || MangledType(usr: ":" + type).mayHaveError
        }
        guard mayHaveEffect else { return }
        refuse(
            "a type parameter that is a function which throws or waits",
            instead:
                "Swift does not check its calls. Name the type of the function in place of the parameter.",
            at: Int.max
        )
    }

    // MARK: Initialisers

    private mutating func takeInitializers(of node: TreeNode, _ offset: Int) {
        let hasSuperclass = (node["inherits"] as? TreeNode)?["superclass_type"] != nil
        for member in node.members
        where hasSuperclass ? isFailing(member) : isFailingWithACoder(member) {
            let isOfDecodable = UncheckedFailures.decodes(member)
            refuse(
                isOfDecodable
                    ? "a Decodable class with a superclass or a subclass"
                    : "an initialiser that fails in a class with a superclass or a subclass",
                instead: isOfDecodable
                    ? "Swift adds an init(from:) that fails, and may free an object that is still used. Leave "
                        + "Codable out, or use a structure."
                    : "Swift may free an object that is still used. Call fatalError() in place of a failure, or "
                        + "write a static function that returns nil.",
                at: member["implicit"] == nil ? member.range?.lowerBound ?? offset : offset
            )
        }
    }

    /// Whether a member is the `init(from:)` that the compiler adds to a `Decodable` class.
    private static func decodes(_ member: TreeNode) -> Bool {
        member["implicit"] != nil && (member["name"] as? TreeNode)?["args"] as? [String] == ["from"]
    }

    /// Whether an initialiser can fail, even an inherited one.
    ///
    /// Without an `NSCoder` no `init?(coder:)` ever runs, and the kit's own never fail.
    private func isFailing(_ node: TreeNode) -> Bool {
        guard node.kind == "constructor_decl", node["designated"] != nil else { return false }
        let type = node["interface_type"] as? String ?? ""
        // The type of a parameter that throws looks the same.
        if type.contains("Kc") { return true }
        guard node["failable"] != nil else { return false }
        return !UncheckedFailures.takesOnlyACoder(node) || isFailingWithACoder(node)
    }

    /// Whether an `init?(coder:)` can fail, in an answer that can call it.
    private func isFailingWithACoder(_ node: TreeNode) -> Bool {
        guard mayHaveACoder, node.kind == "constructor_decl", let body = node["body"],
            UncheckedFailures.takesOnlyACoder(node)
        else { return false }
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

    // MARK: Availability

    /// The kinds of declarations that cannot make a type seem empty.
    private static let mayBeUnavailable: Set = [
        "accessor_decl", "constructor_decl", "func_decl", "pattern_binding_decl", "subscript_decl",
        "var_decl",
    ]

    private static func isUnavailability(_ attribute: TreeNode) -> Bool {
        guard attribute.kind == "available_attr" else { return false }
        let domain = attribute["domain"] as? String ?? ""
        return ["unavailable", "obsoleted"].contains { attribute[$0] != nil }
            || !platforms.contains(domain) && !(domain == "*" && attribute["introduced"] == nil)
                && !isOfKnownSwift(attribute)
    }

    /// Whether a declaration is introduced in a Swift version that is no later than an answer's.
    private static func isOfKnownSwift(_ attribute: TreeNode) -> Bool {
        guard attribute["domain"] as? String == "swift",
            let introduced = attribute["introduced"] as? String
        else { return false }
        let version = introduced.split(separator: ".").map { Int($0) ?? Int.max }
        return !version.isEmpty && version.lexicographicallyPrecedes([5, 10])
    }

    private static let platforms: Set = [
        "iOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS",
    ]
}
