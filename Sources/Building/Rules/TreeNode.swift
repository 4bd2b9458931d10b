/// A node of the compiler's tree, as JSON.
typealias TreeNode = [String: Any]

extension TreeNode {
    var kind: String? { self["_kind"] as? String }

    /// The base name of the declaration.
    var baseName: String? {
        ((self["name"] as? TreeNode)?["base_name"] as? TreeNode)?["name"] as? String
    }

    var attributes: [TreeNode] { nodes("attrs") }

    var members: [TreeNode] { nodes("members") }

    private func nodes(_ key: String) -> [TreeNode] {
        (self[key] as? [Any] ?? []).compactMap { $0 as? TreeNode }
    }

    /// The offsets in bytes of the first and the last token.
    var range: ClosedRange<Int>? {
        guard let range = self["range"] as? TreeNode, let start = range["start"] as? Int,
            let end = range["end"] as? Int, start >= 0, start <= end
        else { return nil }
        return start...end
    }

    /// Visits a tree's nodes from the outside in; skips a node's inside if `visit` returns false.
    static func visit(_ tree: Any, _ visit: (TreeNode) -> Bool) {
        var waiting = [tree]
        while let next = waiting.popLast() {
            if let node = next as? TreeNode {
                if visit(node) { waiting += node.values }
            } else if let list = next as? [Any] {
                waiting += list
            }
        }
    }
}
