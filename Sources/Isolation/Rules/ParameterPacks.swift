/// Code beside a parameter pack that Swift 6.3 does not check, or gives other types than it has.
///
/// - What a closure in a pack uses is not checked, if the closure does not escape.
/// - A key path that is made where a pack is among the type parameters may be one of another type: the
///   runtime does not count the pack's length among the arguments.
struct ParameterPacks {
    private(set) var findings: [(reach: AnswerReach, offset: Int)] = []
    private let bytes: [UInt8]
    private let declaresPack: Bool

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        declaresPack = ParameterPacks.mayDeclarePack(bytes)
    }

    static func areConceivable(in bytes: [UInt8]) -> Bool {
        bytes.contains(oneOf: ["repeat"]) || mayDeclarePack(bytes)
    }

    /// Whether the word `each` stands where a list of type parameters begins or goes on, or after a comment.
    private static func mayDeclarePack(_ bytes: [UInt8]) -> Bool {
        bytes.ranges(of: Array("each".utf8)).contains { word in
            let before = bytes[..<word.lowerBound].last { $0 > UInt8(ascii: " ") }
            return bytes[word.upperBound...].first?.isPartOfWord != true
                && (before.map("<,/".utf8.contains) ?? false)
        }
    }

    mutating func take(_ node: TreeNode, _ offset: Int) {
        switch node.kind {
        case "parameter": takeParameter(node, offset)
        case "keypath_expr" where declaresPack:
            refuse(
                "a key path beside a parameter pack",
                instead: "Swift may make it for another type. Use a closure or an array.",
                at: offset
            )
        default: break
        }
    }

    /// Refuses functions that do not escape in a pack expansion, by the marks of their types.
    ///
    /// The tree gives no place for them.
    private mutating func takeParameter(_ node: TreeNode, _ offset: Int) {
        let type = node["interface_type"] as? String ?? node["type"] as? String ?? ""
        guard type.contains("Qp"), ["XE", "XK"].contains(where: type.contains) else { return }
        refuse(
            "a closure in a parameter pack",
            instead:
                "Swift does not check what it uses. Mark it @escaping, or pass an array of closures.",
            at: bytes.firstRange(of: Array("repeat".utf8))?.lowerBound ?? offset
        )
    }

    private mutating func refuse(_ name: String, instead: String, at offset: Int) {
        findings.append((.declaration(name, instead: instead), offset))
    }
}
