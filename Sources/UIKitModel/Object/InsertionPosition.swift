/// The position of a new node among its parent's children, which are back to front.
package enum InsertionPosition<Node: AnyObject> {
    case last
    /// An index, which is clamped.
    case index(Int)
    /// Behind a sibling; last if that is no child.
    case below(Node)
    /// In front of a sibling; last if that is no child.
    case above(Node)

    func index(among children: [Node]) -> Int {
        let end = children.count
        switch self {
        case .last: return end
        case .index(let index): return min(max(index, 0), end)
        case .below(let sibling): return children.lastIndex { $0 === sibling } ?? end
        case .above(let sibling):
            return children.lastIndex { $0 === sibling }.map { $0 + 1 } ?? end
        }
    }
}
