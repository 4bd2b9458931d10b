/// Inserts a check into the `deinit` of each class of an answer: an object must not retain itself there.
///
/// The kit's `UIEnding` makes the check.
struct EndingChecks {
    /// The kit's word, which no answer may use.
    static let word = "UIEnding"

    /// The offsets after the opening braces of the bodies.
    ///
    /// This is a set because the tree contains a class in a closure twice.
    private var bodies: Set<Int> = []

    /// The offset at which an answer uses the kit's word itself.
    static func word(in bytes: [UInt8]) -> Int? {
        bytes.firstRange(of: Array(word.utf8))?.lowerBound
    }

    mutating func take(_ node: TreeNode) {
        guard node.kind == "class_decl" else { return }
        for member in node.members
        where member.kind == "destructor_decl" && member["implicit"] == nil {
            guard let body = member["body"] as? TreeNode, body["implicit"] == nil,
                let brace = body.range?.lowerBound
            else { continue }
            bodies.insert(brace + 1)
        }
    }

    /// The bytes with the checks, on unchanged lines.
    func written(into bytes: [UInt8]) -> [UInt8] {
        let check = "let uiEnding = \(EndingChecks.word)(self); defer { uiEnding.check(self) };"
        var written = bytes
        for offset in bodies.sorted(by: >) where offset <= bytes.count {
            written.insert(contentsOf: check.utf8, at: offset)
        }
        return written
    }
}
