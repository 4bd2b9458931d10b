/// Code with which an answer in safe Swift 6.3 could reach any memory, found in the compiler's tree.
///
/// Swift checks that nothing else uses a variable while it changes, and that a value has its type. These
/// forms escape the checks:
/// - closures that change a variable which a closure around them uses (``ReentrantClosures``);
/// - variables with a nonescaping closure (``NonescapingVariables``);
/// - variables without a value that a closure keeps (``UnsetVariables``);
/// - functions that are cast to functions of another kind (``UncheckedFunctionTypes``);
/// - a `_modify` or `_read` of the answer's own, whose access is not checked after its `yield`;
/// - an `init` accessor of a property: if it runs twice, Swift ends the value of the property beside it;
/// - `consume` and `consuming` parameters: a moved variable has no value until it is set again, and unchecked
///   code can read it in between. Noncopyable values have the same fault (``uncheckedWord(in:)``);
/// - `unowned` on an optional: generic code and other code store its `nil` in different ways;
/// - parameter packs (``ParameterPacks``);
/// - `Error` joined with a class (``ClassCompositions``);
/// - getters and initializers that override an `async` one (``AsynchronousOverrides``);
/// - `async let`: Swift checks variables shared by the child and its parent as if the two ran one after the
///   other;
/// - a subscript of the answer's own in a key path: Swift compares key paths as if the arguments of a generic
///   subscript always had the same type.
///
/// Default arguments of subscripts and `unowned(unsafe)` in a capture list are refused as well, because the
/// tree omits them.
///
/// ``UncheckedFailures`` finds errors that Swift ignores.
///
/// `TaskAccesses` in `RuntimeChecks` checks accesses that are open while a task waits, as the answer runs.
struct UncheckedAccesses {
    private let bytes: [UInt8]
    private var findings: [(reach: AnswerReach, offset: Int)] = []
    /// The words by which parameters are handed over; the search for a word's place reads the whole file.
    private var handedOver: Set<String> = []
    private var closures = ReentrantClosures()
    private var variables = NonescapingVariables()
    private var unset = UnsetVariables()
    private var packs: ParameterPacks
    private var functions = UncheckedFunctionTypes()
    private var overrides = AsynchronousOverrides()
    private var compositions = ClassCompositions()
    private var failures: UncheckedFailures

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        failures = UncheckedFailures(in: bytes)
        packs = ParameterPacks(in: bytes)
    }

    /// The offset of the value that an `async let` computes, if the compiler added the `await` for it.
    ///
    /// An `async let _` has no attribute in the tree.
    private static func placeOfAsyncLet(_ wait: TreeNode) -> Int? {
        guard wait["implicit"] != nil, var call = wait["sub_expr"] as? TreeNode else { return nil }
        if call.kind == "try_expr", let inner = call["sub_expr"] as? TreeNode { call = inner }
        let value = call["fn"] as? TreeNode
        return value?.kind == "autoclosure_expr" ? value?.range?.lowerBound ?? Int.max : nil
    }

    /// Finds words for features that Swift does not check, even in comments.
    ///
    /// Noncopyable and nonescapable values: without the pass that ``CompilerJobs`` switches off, the compiler
    /// refuses to initialise or move such a value, with misleading messages. Executors of actors: the
    /// executor that an actor returns is not retained, and may be gone.
    static func uncheckedWord(in bytes: [UInt8]) -> (reach: AnswerReach, offset: Int)? {
        let words = ["Copyable", "BitwiseCopyable", "Escapable", "unownedExecutor"]
        let found = words.flatMap { word in
            bytes.ranges(of: Array(word.utf8)).filter { range in
                let ends = [bytes[..<range.lowerBound].last, bytes[range.upperBound...].first]
                // Swift has an alias that begins with an underscore, and accepts a no-break space as a space.
                return !ends.contains { $0.map { $0.isLetter || $0.isDigit } ?? false }
            }.map { (word: word, offset: $0.lowerBound) }
        }
        let instead =
            "Swift does not check all that is done with it. Leave the word out, also of comments; no exercise "
            + "needs it."
        return found.min { $0.offset < $1.offset }
            .map { (.declaration($0.word, instead: instead), $0.offset) }
    }

    /// Whether the answer has a type such as `any UIView & TouchHandling`.
    var joinsClasses: Bool { compositions.haveSuperclass }

    /// The first forbidden code in the file; at the file's start if the compiler gives no place.
    var first: (reach: AnswerReach, offset: Int)? {
        let all =
            findings + closures.findings + variables.findings + unset.findings + functions.findings
            + failures.findings + packs.findings + overrides.findings
            + compositions.findings
        return all.min { $0.offset < $1.offset }.map { reach, offset in
            guard offset == Int.max else { return (reach, offset) }
            // The tree gives a parameter no place.
            return (reach, reach == .typedError ? place(of: "throws(") ?? 0 : 0)
        }
    }

    /// Finishes the search, after all nodes of the tree were taken.
    mutating func finish(in tree: Any) {
        closures.finish(in: tree)
    }

    mutating func take(_ node: TreeNode) {
        let range = node.range
        let offset = range?.lowerBound ?? Int.max
        switch node.kind {
        case "make_temporarily_escapable_expr":
            refuse("Swift.withoutActuallyEscaping", at: offset)
        case "consume_expr": refuse("consume", at: offset)
        case "await_expr":
            if let place = UncheckedAccesses.placeOfAsyncLet(node) {
                let instead =
                    "Swift does not check what both sides of it use. Write let x = await …, or "
                    + "Task { … }.value."
                refuse("async let", instead: instead, at: place)
            }
        case "accessor_decl": takeAccessor(node, offset)
        case "parameter": takeParameter(node, offset)
        case "keypath_expr": takeKeyPath(node, offset)
        case "capture_list":
            if let range, capturesUnsafely(node, from: range.lowerBound) {
                findings.append((.uncheckedCode, offset))
            }
        case "var_decl":
            let type = node["interface_type"] as? String ?? ""
            if type.hasSuffix(UncheckedAccesses.optionalUnowned) {
                let instead =
                    "Swift 6.3 may find an object in it where it is nil. Write weak instead."
                refuse("unowned on an optional", instead: instead, at: offset)
            }
        default: break
        }
        closures.take(node, offset)
        variables.take(node, offset)
        unset.take(node, offset)
        packs.take(node)
        functions.take(node, offset)
        overrides.take(node, offset)
        compositions.take(node, offset)
        failures.take(node, offset)
    }

    private mutating func refuse(_ name: String, instead: String? = nil, at offset: Int) {
        findings.append((.declaration(name, instead: instead), offset))
    }

    /// The end of the mangled type of an `unowned` optional reference.
    private static let optionalUnowned = "SgXoD"

    // MARK: Parameters and key paths

    /// The words that transfer ownership of a parameter, by their keys in the tree.
    private static let ownershipWords = [
        ("consuming", "consuming"), ("__owned", "__owned"),
        ("implicitly_copyable_consuming", "sending"),
    ]

    /// Refuses parameters whose ownership is transferred; the tree gives no place for them.
    private mutating func takeParameter(_ node: TreeNode, _ offset: Int) {
        for (key, word) in UncheckedAccesses.ownershipWords
        where node[key] != nil && handedOver.insert(word).inserted {
            let instead =
                "Swift does not check that nothing uses it once it is handed on. Leave out \(word)."
            refuse("a \(word) parameter", instead: instead, at: place(of: word) ?? offset)
        }
    }

    /// The first place of a word before a type, or else anywhere in the file.
    private func place(of word: String) -> Int? {
        [": \(word)", word].lazy
            .compactMap { bytes.firstRange(of: Array($0.utf8))?.upperBound }
            .first.map { $0 - word.utf8.count }
    }

    private mutating func takeKeyPath(_ node: TreeNode, _ offset: Int) {
        let components = node["components"] as? [TreeNode] ?? []
        for component in components where component.kind == "subscript" {
            let usr = (component["decl"] as? TreeNode)?["decl_usr"] as? String ?? ""
            if Declaration.isOfAnswer(usr) {
                refuse(
                    "a key path with a subscript of the answer's",
                    instead: "Swift may compare two of them wrongly. Use a closure or a function.",
                    at: offset
                )
            } else if !UncheckedAccesses.hasPlainIndex(component) {
                refuse(
                    "a key path with an index that is neither Int nor String",
                    instead: "Swift 6.3 may misplace it. Use a closure or a function.",
                    at: offset
                )
            }
        }
    }

    /// Whether a subscript in a key path has an index that Swift finds again in generic code, which one with
    /// the alignment of `Int128` is not.
    private static func hasPlainIndex(_ component: TreeNode) -> Bool {
        let arguments = (component["args"] as? TreeNode)?["args"] as? [TreeNode] ?? []
        return arguments.count == 1
            && arguments.allSatisfy { argument in
                let type = (argument["expr"] as? TreeNode)?["type"] as? String ?? ""
                return plainIndices.contains(type)
            }
    }

    /// The mangled names of `Int`, `String` and `ObjectIdentifier`.
    private static let plainIndices: Set = ["$sSiD", "$sSSD", "$sSOD"]

    // MARK: Accessors

    private mutating func takeAccessor(_ node: TreeNode, _ offset: Int) {
        for name in ["_modify", "_read"] where node[name] != nil && node["implicit"] == nil {
            refuse(name, instead: "Write get and set instead.", at: offset)
        }
        if node["init"] != nil {
            let instead = "Swift 6.3 may end the value of another property. Write get and set only."
            refuse("an init accessor", instead: instead, at: offset)
        }
        // The index knows a property by a name without the typed error and without any `Self` in it.
        if let error = node["thrown_type"] as? String, !error.isEmpty {
            refuse(
                "a typed error of a property",
                instead: "Write throws without a type.",
                at: offset
            )
        }
        let subscripted = (node["for"] as? TreeNode)?["base_name"] as? TreeNode
        guard subscripted?["special"] as? String == "subscript",
            let range = (node["params"] as? TreeNode)?.range,
            bytes[range.clamped(to: 0...bytes.count - 1)].contains(UInt8(ascii: "="))
        else { return }
        refuse(
            "a default argument of a subscript",
            instead: "The grader cannot see what it calls. Write two subscripts.",
            at: range.lowerBound
        )
    }

    // MARK: Captures

    /// Whether `unsafe` occurs before the end of the captures, a range with only captures and comments.
    private func capturesUnsafely(_ list: TreeNode, from start: Int) -> Bool {
        let captures = list["captures"] as? [TreeNode] ?? []
        let end = captures.compactMap { $0.range?.upperBound }.max() ?? start
        let range = (start...max(start, end)).clamped(to: 0...bytes.count - 1)
        return Array(bytes[range]).contains(oneOf: ["unsafe"])
    }
}
