/// Code of an answer with which safe Swift 6.3 reaches any memory, found in the compiler's tree.
///
/// Swift checks that nothing else uses a variable while it changes, and that a value has its type.
/// These forms escape its checks:
/// - closures that change a variable which a closure around them uses (``ReentrantClosures``);
/// - variables with a closure that does not escape (``NonescapingVariables``);
/// - variables without a value that a closure keeps (``UnsetVariables``);
/// - functions that are cast to functions of another kind (``UncheckedFunctionTypes``);
/// - a `_modify` or `_read` of the answer's own, whose access is not checked after it has lent;
/// - an `init` accessor of a property: where it runs twice, it ends the value of the property beside it;
/// - `consume` and parameters that are `consuming`: what is moved has no value until it is set again, and
///   unchecked code can read it meanwhile. So do values that cannot be copied (``uncheckedWord(in:)``);
/// - `unowned` on an optional: generic code and other code store its `nil` in different ways;
/// - parameter packs (``ParameterPacks``);
/// - getters and initializers that override an `async` one (``AsynchronousOverrides``);
/// - `async let`: Swift checks what the child shares with its parent as if they ran one after the other;
/// - a subscript of the answer's own in a key path: key paths are compared as if the arguments of one generic
///   subscript had one type.
///
/// The tree leaves out the default arguments of subscripts, and what `unowned(unsafe)` means in a
/// closure's list of captures, so neither may be there.
///
/// What fails unchecked is in ``UncheckedFailures``.
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
    private var failures: UncheckedFailures

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        failures = UncheckedFailures(in: bytes)
        packs = ParameterPacks(in: bytes)
    }

    /// The place of the value that an `async let` computes, if the compiler added the wait for it.
    ///
    /// An `async let _` has no attribute in the tree.
    private static func placeOfAsyncLet(_ wait: TreeNode) -> Int? {
        guard wait["implicit"] != nil, var call = wait["sub_expr"] as? TreeNode else { return nil }
        if call.kind == "try_expr", let inner = call["sub_expr"] as? TreeNode { call = inner }
        let value = call["fn"] as? TreeNode
        return value?.kind == "autoclosure_expr" ? value?.range?.lowerBound ?? Int.max : nil
    }

    /// Finds words for what Swift does not check, also in a comment.
    ///
    /// Values that cannot be copied, or may not escape: without the pass that ``CompilerJobs`` switches off, the
    /// compiler refuses to initialise or to move such a value, with messages that mislead. Executors of actors:
    /// what an actor answers as its executor is not kept, and may be gone.
    static func uncheckedWord(in bytes: [UInt8]) -> (reach: AnswerReach, offset: Int)? {
        let words = ["Copyable", "BitwiseCopyable", "Escapable", "unownedExecutor"]
        let found = words.flatMap { word in
            bytes.ranges(of: Array(word.utf8)).filter { range in
                let ends = [bytes[..<range.lowerBound].last, bytes[range.upperBound...].first]
                // Swift has an alias that begins with an underscore, and takes a no-break space for a space.
                return !ends.contains { $0.map { $0.isLetter || $0.isDigit } ?? false }
            }.map { (word: word, offset: $0.lowerBound) }
        }
        let instead =
            "Swift does not check all that is done with it. Leave the word out, also of comments; no exercise "
            + "needs it."
        return found.min { $0.offset < $1.offset }
            .map { (.declaration($0.word, instead: instead), $0.offset) }
    }

    /// The first such code in the file, at its start if the compiler gives no place.
    var first: (reach: AnswerReach, offset: Int)? {
        let all =
            findings + closures.findings + variables.findings + unset.findings + functions.findings
            + failures.findings + packs.findings + overrides.findings
        return all.min { $0.offset < $1.offset }.map { reach, offset in
            guard offset == Int.max else { return (reach, offset) }
            // The tree gives a parameter no place.
            return (reach, reach == .typedError ? place(of: "throws(") ?? 0 : 0)
        }
    }

    /// Ends the search in a tree whose nodes were all taken.
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
        failures.take(node, offset)
    }

    private mutating func refuse(_ name: String, instead: String? = nil, at offset: Int) {
        findings.append((.declaration(name, instead: instead), offset))
    }

    /// The end of the mangled type of an optional reference that is `unowned`.
    private static let optionalUnowned = "SgXoD"

    // MARK: Parameters and key paths

    /// The words that hand a parameter over, by their keys in the tree.
    private static let ownershipWords = [
        ("consuming", "consuming"), ("__owned", "__owned"),
        ("implicitly_copyable_consuming", "sending"),
    ]

    /// Refuses parameters that are handed over; the tree gives no place for them.
    private mutating func takeParameter(_ node: TreeNode, _ offset: Int) {
        for (key, word) in UncheckedAccesses.ownershipWords
        where node[key] != nil && handedOver.insert(word).inserted {
            let instead =
                "Swift does not check that nothing uses it once it is handed on. Leave out \(word)."
            refuse("a \(word) parameter", instead: instead, at: place(of: word) ?? offset)
        }
    }

    /// The first place of a word before a type, or in any text.
    private func place(of word: String) -> Int? {
        [": \(word)", word].lazy
            .compactMap { bytes.firstRange(of: Array($0.utf8))?.upperBound }
            .first.map { $0 - word.utf8.count }
    }

    private mutating func takeKeyPath(_ node: TreeNode, _ offset: Int) {
        let isOwn = (node["components"] as? [TreeNode] ?? []).contains { component in
            let usr = (component["decl"] as? TreeNode)?["decl_usr"] as? String ?? ""
            return component.kind == "subscript" && Declaration.isOfAnswer(usr)
        }
        guard isOwn else { return }
        refuse(
            "a key path with a subscript of the answer's",
            instead: "Swift may compare two of them wrongly. Use a closure or a function.",
            at: offset
        )
    }

    // MARK: Accessors

    private mutating func takeAccessor(_ node: TreeNode, _ offset: Int) {
        for name in ["_modify", "_read"] where node[name] != nil && node["implicit"] == nil {
            refuse(name, instead: "Write get and set instead.", at: offset)
        }
        if node["init"] != nil {
            let instead = "Swift 6.3 may end the value of another property. Write get and set only."
            refuse("an init accessor", instead: instead, at: offset)
        }
        // The name of a property, by which the index knows it, leaves the error out, and Self within it.
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

    /// Whether the word stands before the end of the captures, where only they, and comments, are.
    private func capturesUnsafely(_ list: TreeNode, from start: Int) -> Bool {
        let captures = list["captures"] as? [TreeNode] ?? []
        let end = captures.compactMap { $0.range?.upperBound }.max() ?? start
        let range = (start...max(start, end)).clamped(to: 0...bytes.count - 1)
        return Array(bytes[range]).contains(oneOf: ["unsafe"])
    }
}
