/// Code beside a parameter pack that Swift 6.3 does not check, or gives other types than it has.
///
/// - What a closure in a pack uses is not checked, if the closure does not escape.
/// - A key path that is made where a pack is among the type parameters may be one of another type: the
///   runtime does not count the pack's length among the arguments.
struct ParameterPacks {
    private let bytes: [UInt8]
    private var closures: [Int] = []
    private var keyPaths: [Int] = []
    private var hasPack = false
    /// No pack is declared without this word.
    private let hasWord: Bool

    /// The mark of a pack's expansion in a mangled type.
    private static let expansion = "Qp"

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        hasWord = bytes.contains(oneOf: ["each"])
    }

    var findings: [(reach: AnswerReach, offset: Int)] {
        let paths = AnswerReach.declaration(
            "a key path beside a parameter pack",
            instead: "Swift may make it for another type. Use a closure or an array."
        )
        let packed = AnswerReach.declaration(
            "a closure in a parameter pack",
            instead:
                "Swift does not check what it uses. Mark it @escaping, or pass an array of closures."
        )
        return closures.map { (packed, $0) } + (hasPack ? keyPaths : []).map { (paths, $0) }
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        guard hasWord else { return }
        if !hasPack {
            hasPack = ["interface_type", "type"].contains { key in
                (node[key] as? String)?.contains(ParameterPacks.expansion) == true
            }
        }
        switch node.kind {
        case "parameter": takeParameter(node, offset)
        case "keypath_expr": keyPaths.append(offset)
        default: break
        }
    }

    /// Refuses functions that do not escape in a pack expansion, by the marks of their types.
    ///
    /// The tree gives no place for them.
    private mutating func takeParameter(_ node: TreeNode, _ offset: Int) {
        let type = node["interface_type"] as? String ?? node["type"] as? String ?? ""
        guard type.contains(ParameterPacks.expansion), ["XE", "XK"].contains(where: type.contains)
        else { return }
        closures.append(bytes.firstRange(of: Array("repeat".utf8))?.lowerBound ?? offset)
    }
}
