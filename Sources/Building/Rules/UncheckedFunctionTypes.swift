/// Function conversions that Swift does not check: from functions with a typed error or a `sending` result,
/// and from `nonisolated(nonsending)` functions.
///
/// An answer may call such a function by its name, but not use it as a value. Three more forms are refused:
/// - A declaration whose function type has an opaque result: Swift 6.3 passes arguments in another way than
///   the function takes them.
/// - An error thrown where one of another type is expected: Swift 6.3 takes that type for `any Error` (issue
///   83826 of the Swift project).
/// - A function type with `@convention`: when a thin function is converted, Swift 6.3 loses it, and calls any
///   address.
struct UncheckedFunctionTypes {
    /// A kind of node, and its range in the file.
    private struct Place: Hashable {
        var kind: String
        var range: ClosedRange<Int>
    }

    /// The marks of the types, by their mangled names.
    private static let marks: [(mark: String, reach: AnswerReach)] = [
        (typedError, .typedError), ("YT", .sendingResult), ("YC", .inheritedIsolation),
    ]

    /// Functions that are called by name, and so not used as values.
    private var called: Set<Place> = []
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    mutating func take(_ node: TreeNode, _ offset: Int) {
        noteCalled(node["fn"])
        if let reach = reach(of: node) { findings.append((reach, offset)) }
        if UncheckedFunctionTypes.hasOpaqueResult(node) {
            findings.append((UncheckedFunctionTypes.opaqueResult, offset))
        }
        if UncheckedFunctionTypes.hasConvention(node) {
            findings.append((UncheckedFunctionTypes.convention, offset))
        }
        if UncheckedFunctionTypes.convertsError(node) {
            findings.append((UncheckedFunctionTypes.convertedError, offset))
        }
    }

    private static let opaqueResult = AnswerReach.declaration(
        "a function with an opaque result, as a value,",
        instead: "Swift 6.3 calls it the wrong way. Write the result's type in place of some."
    )

    private static let convention = AnswerReach.declaration(
        "@convention",
        instead: "Swift 6.3 may call something else. Leave it out; no exercise needs it."
    )

    private static let convertedError = AnswerReach.declaration(
        "an error of one type, thrown as another type,",
        instead:
            "Swift 6.3 may take it for an error of the wrong type. Write throws without a type."
    )

    /// The mangled type `any Error`.
    private static let anyError = "$ss5Error_pD"

    /// Whether an error is thrown where another type is expected, other than `any Error`.
    private static func convertsError(_ node: TreeNode) -> Bool {
        guard let thrown = node["throws"] as? TreeNode,
            let expected = thrown["context_type"] as? String, expected != anyError
        else { return false }
        return thrown["thrown_type"] as? String != expected
    }

    /// Whether a node has the type of a thin function, or the answer itself writes the type of a block or of a C
    /// function.
    ///
    /// Dispatch takes blocks, so closures are converted to some. The letters of the mark may also be part of a
    /// name.
    private static func hasConvention(_ node: TreeNode) -> Bool {
        let kind = node.kind ?? ""
        let isWritten =
            kind.hasSuffix("_decl") || ["parameter", "type_expr"].contains(kind)
            || node["written_type"] != nil
        let marks = isWritten ? ["Xf", "XC", "XB", "XL", "Xz"] : ["Xf"]
        return types(of: node).contains { type in
            marks.contains(where: type.contains)
                && MangledType(usr: ":" + type).mayHaveConvention
        }
    }

    private static func types(of node: TreeNode) -> [String] {
        ["type", "interface_type", "written_type"].compactMap { node[$0] as? String }
    }

    /// Whether a function follows an opaque type in a declared type: a mangled function type begins with its
    /// result.
    private static func hasOpaqueResult(_ node: TreeNode) -> Bool {
        let key = declaredTypes[node.kind ?? ""]
        guard let type = key.flatMap({ node[$0] as? String }) else { return false }
        // The letters of the mark may also be part of a name.
        return type.contains("Qo")
            && MangledType(usr: ":" + type).mayHaveFunctionAfterOpaqueType
    }

    /// The keys of declared types, by the kinds of declarations.
    private static let declaredTypes = [
        "var_decl": "interface_type", "func_decl": "result", "accessor_decl": "result",
        "subscript_decl": "element",
    ]

    /// Records the function of a call, which is visited after the call.
    private mutating func noteCalled(_ function: Any?) {
        guard let function = function as? TreeNode,
            let place = UncheckedFunctionTypes.place(of: function)
        else { return }
        if UncheckedFunctionTypes.names.contains(place.kind) {
            called.insert(place)
            noteCalled(function["fn"])
        } else if let name = UncheckedFunctionTypes.nameOnMainActor(function) {
            called.insert(place)
            noteCalled(name)
        }
    }

    /// The name of a function declared with `@MainActor`, in a call.
    ///
    /// The compiler converts it to a function of the actor, and changes nothing else.
    private static func nameOnMainActor(_ conversion: TreeNode) -> TreeNode? {
        guard conversion.kind == "function_conversion_expr", conversion["implicit"] != nil,
            let name = conversion["sub_expr"] as? TreeNode, names.contains(name.kind ?? ""),
            let own = name["type"] as? String, let converted = conversion["type"] as? String
        else { return nil }
        let same = zip(own.utf8, converted.utf8).prefix { $0 == $1 }.count
        let isSameOnMainActor =
            own.utf8.prefix(same).suffix(2).elementsEqual("YK".utf8)
            && converted.utf8.dropFirst(same).elementsEqual(
                Array("ScMYc".utf8) + own.utf8.dropFirst(same)
            )
        return isSameOnMainActor ? name : nil
    }

    /// Names of functions, methods and initializers in calls.
    private static let names: Set = [
        "declref_expr", "dot_syntax_call_expr", "constructor_ref_call_expr",
    ]

    private static func place(of node: TreeNode) -> Place? {
        guard let kind = node.kind, let range = node.range else { return nil }
        return Place(kind: kind, range: range)
    }

    /// Whether a mangled type has a mark that is followed by the rest of a function's type.
    ///
    /// The letters may also be part of a name.
    private static func has(_ mark: String, _ type: String) -> Bool {
        ["c", "X", "Y", "ScM"].contains { type.contains(mark + $0) }
            || mark == typedError && type.contains(mark)
                && MangledType(usr: ":" + type).mayHaveTypedError
    }

    /// The mark of a typed error, which a global actor may follow, such as `ScMYc`.
    private static let typedError = "YK"

    /// The finding for a node's type, unless the node declares the function or names it in a call.
    private func reach(of node: TreeNode) -> AnswerReach? {
        let types = UncheckedFunctionTypes.types(of: node)
            .filter { $0.utf8.contains(UInt8(ascii: "Y")) }
        guard !types.isEmpty,
            let kind = UncheckedFunctionTypes.marks.first(where: { kind in
                types.contains { UncheckedFunctionTypes.has(kind.mark, $0) }
            })
        else { return nil }
        let declarations = ["func_decl", "constructor_decl", "accessor_decl"]
        let isDeclaration = declarations.contains(node.kind ?? "")
        let isCalled = UncheckedFunctionTypes.place(of: node).map(called.contains) ?? false
        return isDeclaration || isCalled ? nil : kind.reach
    }
}
