import UIKitModel

/// A kind of tree in which one hit test visits every view.
enum TreeShape: String, CaseIterable {
    /// Each view in the one before.
    case chain
    /// All views side by side in one; the touch misses every one of them.
    case siblings
    /// Eight views in each along one path; the touch misses seven and goes on in the backmost.
    case branching

    /// The parents of the views by index, the root first.
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

    /// Whether the touch is to lie inside a view.
    func isHit(index: Int) -> Bool {
        switch self {
        case .chain: true
        case .siblings: index == 0
        case .branching: index == 0 || index % 8 == 1
        }
    }

    /// A place for each view: those that are hit share one, the others lie beside it.
    ///
    /// One in eight is scaled, so that both ways of converting a point are taken.
    func place(_ index: Int) -> (frame: CGRect, isScaled: Bool) {
        let width = 1_000_000.0
        let frame =
            isHit(index: index)
            ? CGRect(x: index == 0 ? 0 : 0.001, y: 0, width: width, height: width)
            : CGRect(x: -50, y: 0, width: 10, height: 10)
        return (frame, index % 8 == 5)
    }
}
