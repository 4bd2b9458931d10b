/// Code of an answer with which safe Swift 6.3 reaches any memory, found in the compiler's tree.
///
/// Swift checks that nothing else uses a variable while it changes, and that a cast gives a value of
/// its type. Some forms escape these checks:
/// - a local function or a closure that uses a variable around it, and takes a closure that does not
///   escape: that closure may use the same variable, which the compiler does not notice;
/// - an asynchronous call that changes its argument: the check ends where the call waits;
/// - a function with a typed error that is used as a value: it can be cast to one with another error.
struct UncheckedAccesses {
    private typealias Node = [String: Any]

    private struct Variable: Hashable {
        var name: String
        /// The mangled type.
        var type: String
    }

    /// A kind of node, and its range in the file.
    private struct Place: Hashable {
        var kind: String
        var range: ClosedRange<Int>
    }

    private let mayThrow: Bool
    private let namesCopyable: Bool
    private var findings: [(reach: AnswerReach, offset: Int)] = []
    /// Local functions and closures that take a closure.
    private var borrowers: [(captured: [Variable], offset: Int)] = []
    /// The functions that are called by their names, and so are no values.
    private var called: Set<Place> = []
    /// The names of all variables and `inout` parameters.
    private var changeable: Set<String> = []

    init(in bytes: [UInt8]) {
        mayThrow = UncheckedAccesses.has(["throws", "Error"], bytes)
        namesCopyable = UncheckedAccesses.has(["Copyable"], bytes)
    }

    /// Whether a file may have such code.
    static func areConceivable(in bytes: [UInt8]) -> Bool {
        has(["throws", "Error", "await", "withoutActuallyEscaping"], bytes)
            || hasFunctionType(bytes)
    }

    private static func has(_ words: [String], _ bytes: [UInt8]) -> Bool {
        words.contains { bytes.firstRange(of: Array($0.utf8)) != nil }
    }

    /// Whether an arrow may be part of a parameter's type.
    ///
    /// The arrow of a declaration is followed by a plain type and a brace, which can not follow a
    /// parameter.
    private static func hasFunctionType(_ bytes: [UInt8]) -> Bool {
        bytes.ranges(of: Array("->".utf8)).contains { arrow in
            let next = bytes[arrow.upperBound...].first { !isPartOfPlainType($0) }
            return next != UInt8(ascii: "{")
        }
    }

    private static func isPartOfPlainType(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: plainPunctuation.contains(byte)
        }
    }

    private static let plainPunctuation = Set("_.<>?![]: \t\r\n".utf8)

    /// The first such code in the file, at its start if the compiler gives no place.
    var first: (reach: AnswerReach, offset: Int)? {
        let reentrant = borrowers.filter { $0.captured.contains(where: canChange) }
            .map { (reach: AnswerReach.reentrantClosure, offset: $0.offset) }
        return (findings + reentrant).min { $0.offset < $1.offset }
            .map { ($0.reach, $0.offset == Int.max ? 0 : $0.offset) }
    }

    /// Whether a captured variable can change without a check at run time, which properties of
    /// classes have.
    private func canChange(_ variable: Variable) -> Bool {
        let isObject = variable.name == "self" && variable.type.hasSuffix("CD")
        return !isObject && changeable.contains(variable.name)
    }

    mutating func take(_ node: [String: Any]) {
        let offset = AnswerTree.range(of: node)?.lowerBound ?? Int.max
        switch node["_kind"] as? String {
        case "make_temporarily_escapable_expr":
            let name = "Swift.withoutActuallyEscaping"
            findings.append((.declaration(name, instead: nil), offset))
        case "await_expr":
            // A value that cannot be copied is used in its place while the call waits.
            if namesCopyable || UncheckedAccesses.changesAnArgument(node) {
                findings.append((.waitingAccess, offset))
            }
        case "var_decl":
            if node["let"] == nil, let name = UncheckedAccesses.name(of: node) {
                changeable.insert(name)
            }
        case "parameter":
            if node["inout"] != nil, let name = UncheckedAccesses.name(of: node) {
                changeable.insert(name)
            }
        case "func_decl", "closure_expr": takeBorrower(node, offset)
        default: break
        }
        guard mayThrow else { return }
        noteCalled(node["fn"])
        if hasTypedError(node) { findings.append((.typedError, offset)) }
    }

    private static func name(of node: Node) -> String? {
        let name = (node["name"] as? Node)?["base_name"] as? Node
        return name?["name"] as? String
    }

    // MARK: Closures that do not escape

    private mutating func takeBorrower(_ node: Node, _ offset: Int) {
        guard let captures = node["captures"] as? [Node],
            var type = (node["interface_type"] ?? node["type"]) as? String
        else { return }
        // A closure that does not escape itself.
        if type.hasSuffix("XED") { type.removeLast("XED".count) }
        // Marks of the types of closures and of autoclosures that do not escape.
        guard ["XE", "XK"].contains(where: type.contains) else { return }
        let captured = captures.compactMap { capture -> Variable? in
            guard let variable = capture["decl"] as? Node else { return nil }
            return Variable(
                name: variable["base_name"] as? String ?? "",
                type: variable["type_usr"] as? String ?? ""
            )
        }
        borrowers.append((captured, offset))
    }

    // MARK: Calls that wait

    /// Whether an argument or the receiver of a call is changed by it.
    ///
    /// What a closure among the arguments does happens without a wait, or has an `await` of its own.
    private static func changesAnArgument(_ call: Node) -> Bool {
        var waiting: [Any] = [call]
        while let next = waiting.popLast() {
            if let node = next as? Node {
                let kind = node["_kind"] as? String
                if kind == "inout_expr", !isIteratorOfLoop(node) { return true }
                if kind != "closure_expr" { waiting += node.values }
            } else if let list = next as? [Any] {
                waiting += list
            }
        }
        return false
    }

    /// Whether it is the iterator that the compiler makes for a loop, which nothing else can use.
    private static func isIteratorOfLoop(_ access: Node) -> Bool {
        let variable = (access["sub_expr"] as? Node)?["decl"] as? Node
        return (variable?["base_name"] as? String)?.hasSuffix("$generator") == true
    }

    // MARK: Typed errors

    /// Notes the function of a call, which is visited after the call.
    private mutating func noteCalled(_ function: Any?) {
        guard let function = function as? Node, let place = UncheckedAccesses.place(of: function),
            UncheckedAccesses.names.contains(place.kind)
        else { return }
        called.insert(place)
        noteCalled(function["fn"])
    }

    /// Names of functions, methods and initializers in calls.
    private static let names: Set = [
        "declref_expr", "dot_syntax_call_expr", "constructor_ref_call_expr",
    ]

    private static func place(of node: Node) -> Place? {
        guard let kind = node["_kind"] as? String, let range = AnswerTree.range(of: node) else {
            return nil
        }
        return Place(kind: kind, range: range)
    }

    /// Whether a node other than a declared function, or the name of one in a call, has a type with a
    /// typed error.
    private func hasTypedError(_ node: Node) -> Bool {
        let hasMark = ["type", "interface_type"].contains {
            (node[$0] as? String)?.contains("YK") == true
        }
        guard hasMark else { return false }
        let kind = node["_kind"] as? String ?? ""
        let isDeclaration = ["func_decl", "constructor_decl", "accessor_decl"].contains(kind)
        return !isDeclaration && !(UncheckedAccesses.place(of: node).map(called.contains) ?? false)
    }
}
