/// The order in which `CALayer.hitTest(_:)` visits sublayers.
///
/// Not part of Core Animation.
public enum HitTestOrder: Sendable {
    /// Last sublayer first, independent of `zPosition`, as in the book chapter behind exercise 2.
    case tree
    /// Highest `zPosition` first, then last sublayer first.
    ///
    /// GNUstep QuartzCore's tests measured this order in Apple's Core Animation.
    case zPosition
}

extension CALayer {
    /// The order in which layers visit their sublayers in a hit test; by default that of the tree.
    ///
    /// Change it for a scope with `CALayer.$hitTestOrder.withValue(.zPosition) { … }`.
    @TaskLocal public static var hitTestOrder = HitTestOrder.tree

    final func findLayer(at pointInSuperlayer: CGPoint) -> CALayer? {
        guard !storedIsHidden else { return nil }
        let point = pointFromSuperlayer(pointInSuperlayer)
        let isInside = contains(point)
        guard isInside || !storedMasksToBounds else { return nil }
        for sublayer in sublayersBackToFront.reversed() where !sublayer.storedIsHidden {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    private var sublayersBackToFront: [CALayer] {
        switch CALayer.hitTestOrder {
        case .tree: storedSublayers
        case .zPosition:
            storedSublayers.enumerated()
                .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
                .map(\.element)
        }
    }
}
