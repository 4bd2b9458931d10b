import UIKitModel

/// The shape of a tree in which one hit test visits every view.
enum TreeShape: String, CaseIterable {
    /// Each view contains the next one.
    case chain
    /// One view contains all others; the touch misses every one of these.
    case siblings
    /// Each view on one path contains eight; the touch misses seven and hits the rearmost.
    case branching

    /// The index of each view's parent, the root first.
    func parents(count: Int) -> [Int?] {
        (0..<count).map { index in
            guard index > 0 else { return nil }
            return switch self {
            case .chain: index - 1
            case .siblings: 0
            case .branching: (index - 1) / 8 * 8 == 0 ? 0 : (index - 1) / 8 * 8 - 7
            }
        }
    }

    /// Whether the touch is inside a view.
    func isHit(index: Int) -> Bool {
        switch self {
        case .chain: true
        case .siblings: index == 0
        case .branching: index == 0 || index % 8 == 1
        }
    }

    /// The frame of a view: hit views share one, the others lie beside it.
    ///
    /// One in eight is scaled, so that both ways of converting a point occur.
    func place(_ index: Int) -> (frame: CGRect, isScaled: Bool) {
        let width = 1_000_000.0
        let frame =
            isHit(index: index)
            ? CGRect(x: index == 0 ? 0 : 0.001, y: 0, width: width, height: width)
            : CGRect(x: -50, y: 0, width: 10, height: 10)
        return (frame, index % 8 == 5)
    }
}
