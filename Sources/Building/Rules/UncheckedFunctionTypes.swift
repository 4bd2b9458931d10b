/// Function conversions that Swift does not check: from functions with a typed error, with a `sending`
/// result, and from `nonisolated(nonsending)` functions.
///
/// An answer may call such a function by its name, but not use it as a value. No declaration may have a
/// function type with an opaque result: Swift 6.3 passes its arguments in another way than it takes them. Nor
/// may an error be thrown where one of another type is expected: Swift 6.3 takes that type for `any Error`
/// (issue 83826 of the Swift project). Nor may a function have a convention of its own: where a thin one is
/// converted, Swift 6.3 loses it, and calls any address.
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

    /// The functions that are called by their names, and so are no values.
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

    /// Whether an error is thrown where one of another type is expected, other than `any Error`.
    private static func convertsError(_ node: TreeNode) -> Bool {
        guard let thrown = node["throws"] as? TreeNode,
            let expected = thrown["context_type"] as? String, expected != anyError
        else { return false }
        return thrown["thrown_type"] as? String != expected
    }

    /// Whether a node's type has a thin function, or a type that the answer writes has a block or a function of C.
    ///
    /// Dispatch takes blocks, so closures become some. A name may have the letters of the mark as well.
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

    /// Whether a function comes after an opaque type in a declared type: a mangled function type begins with
    /// its result.
    private static func hasOpaqueResult(_ node: TreeNode) -> Bool {
        let key = declaredTypes[node.kind ?? ""]
        guard let type = key.flatMap({ node[$0] as? String }) else { return false }
        // A name may have the letters of the mark as well.
        return type.contains("Qo")
            && MangledType(usr: ":" + type).mayHaveFunctionAfterOpaqueType
    }

    /// The keys of declared types, by the kinds of declarations.
    private static let declaredTypes = [
        "var_decl": "interface_type", "func_decl": "result", "accessor_decl": "result",
        "subscript_decl": "element",
    ]

    /// Notes the function of a call, which is visited after the call.
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

    /// The name of a function that is declared with `@MainActor`: where it is called, the compiler converts it to
    /// a function of the actor, and changes nothing else.
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

    /// Whether a mangled type has a mark, after which a function's type goes on or ends; the letters may be
    /// part of a name as well.
    private static func has(_ mark: String, _ type: String) -> Bool {
        ["c", "X", "Y", "ScM"].contains { type.contains(mark + $0) }
            || mark == typedError && type.contains(mark)
                && MangledType(usr: ":" + type).mayHaveTypedError
    }

    /// The mark of a typed error, after which a global actor may follow, such as `ScMYc`.
    private static let typedError = "YK"

    /// The finding for a node's type, unless it is a declared function, or the name of one in a call.
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
