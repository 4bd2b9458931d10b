/// Parameter packs, which Swift 6.3 checks or compiles wrongly.
///
/// - It does not check the accesses of a nonescaping closure in a pack.
/// - A key path in a declaration with a pack may get another key path's type: the runtime does not count the
///   pack's length among the arguments.
/// - A function with a pack, used as a value, reads the pack's types from a stack frame that is gone.
struct ParameterPacks {
    private let bytes: [UInt8]
    /// No pack is declared without this word.
    private let word: Int?
    private var hasPack = false

    /// The mark of a pack's expansion in a mangled type.
    private static let expansion = "Qp"

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        word = bytes.firstRange(of: Array("each".utf8))?.lowerBound
    }

    var findings: [(reach: AnswerReach, offset: Int)] {
        guard hasPack, let word else { return [] }
        let reach = AnswerReach.declaration(
            "a parameter pack",
            instead:
                "Swift 6.3 does not check all that is done with one. Use an array, or two functions."
        )
        return [(reach, word)]
    }

    mutating func take(_ node: TreeNode) {
        guard word != nil, !hasPack else { return }
        hasPack = ["interface_type", "type"].contains { key in
            (node[key] as? String)?.contains(ParameterPacks.expansion) == true
        }
    }
}
