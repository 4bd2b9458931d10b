/// Functions of an answer that Swift casts to functions of another kind without a check: those with a
/// typed error, with a result that is `sending`, and those that are `nonisolated(nonsending)`.
///
/// They may be called by their names, and be no values.
struct UncheckedFunctionTypes {
    /// A kind of node, and its range in the file.
    private struct Place: Hashable {
        var kind: String
        var range: ClosedRange<Int>
    }

    /// The words without which a file has no such type, and the mark of the mangled types.
    private static let kinds: [(words: [String], mark: String, reach: AnswerReach)] = [
        (["throws", "Error"], "YK", .typedError), (["sending"], "YT", .sendingResult),
        (["nonsending", "nonisolated"], "YC", .inheritedIsolation),
    ]

    /// The marks for which a file has the words.
    private let marks: [(mark: String, reach: AnswerReach)]
    /// The functions that are called by their names, and so are no values.
    private var called: Set<Place> = []
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []

    init(in bytes: [UInt8]) {
        marks = UncheckedFunctionTypes.kinds(in: bytes).map { ($0.mark, $0.reach) }
    }

    static func areConceivable(in bytes: [UInt8]) -> Bool { !kinds(in: bytes).isEmpty }

    /// The kinds of which a file has a word; `fatalError` is none.
    private static func kinds(
        in bytes: [UInt8]
    ) -> [(words: [String], mark: String, reach: AnswerReach)] {
        let others = bytes.replacing(Array("fatalError".utf8), with: [])
        return kinds.filter { others.contains(oneOf: $0.words) }
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        guard !marks.isEmpty else { return }
        noteCalled(node["fn"])
        if let reach = reach(of: node) { findings.append((reach, offset)) }
    }

    /// Notes the function of a call, which is visited after the call.
    private mutating func noteCalled(_ function: Any?) {
        guard let function = function as? TreeNode,
            let place = UncheckedFunctionTypes.place(of: function),
            UncheckedFunctionTypes.names.contains(place.kind)
        else { return }
        called.insert(place)
        noteCalled(function["fn"])
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
        ["c", "X", "Y"].contains { type.contains(mark + $0) }
    }

    /// The finding for a node's type, unless it is a declared function, or the name of one in a call.
    private func reach(of node: TreeNode) -> AnswerReach? {
        let types = ["type", "interface_type", "written_type"].compactMap { node[$0] as? String }
        guard
            let kind = marks.first(where: { kind in
                types.contains { UncheckedFunctionTypes.has(kind.mark, $0) }
            })
        else { return nil }
        let declarations = ["func_decl", "constructor_decl", "accessor_decl"]
        let isDeclaration = declarations.contains(node.kind ?? "")
        let isCalled = UncheckedFunctionTypes.place(of: node).map(called.contains) ?? false
        return isDeclaration || isCalled ? nil : kind.reach
    }
}
