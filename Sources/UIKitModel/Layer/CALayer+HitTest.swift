/// The order in which `CALayer.hitTest(_:)` asks sublayers.
///
/// No name of Core Animation's.
public enum HitTestOrder: Sendable {
    /// Last in the tree first, whatever the `zPosition`: what the book chapter behind exercise 2 says.
    case tree
    /// Highest `zPosition` first, and among equals last in the tree first: what others measured of
    /// Core Animation (GNUstep QuartzCore's tests against Apple's).
    case zPosition
}

extension CALayer {
    /// The order in which layers ask their sublayers in a hit test; the tree's unless set otherwise
    /// for a piece of work with `CALayer.$hitTestOrder.withValue(.zPosition) { … }`.
    @TaskLocal public static var hitTestOrder = HitTestOrder.tree

    final func findLayer(at pointInSuperlayer: CGPoint) -> CALayer? {
        observe(.layerQuestions, .layerHitTestBegan(self, point: pointInSuperlayer))
        let answer = search(at: pointInSuperlayer)
        observe(.layerQuestions, .layerHitTestEnded(self, point: pointInSuperlayer, answer: answer))
        return answer
    }

    private func search(at pointInSuperlayer: CGPoint) -> CALayer? {
        guard !storedIsHidden else { return nil }
        let point = pointFromSuperlayer(pointInSuperlayer)
        let isInside = contains(point)
        guard isInside || !masksToBounds else { return nil }
        for sublayer in sublayersBackToFront.reversed() where !sublayer.storedIsHidden {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    private var sublayersBackToFront: [CALayer] {
        switch CALayer.hitTestOrder {
        case .tree: storedSublayers
        case .zPosition: storedSublayers.stablySorted { $0.zPosition < $1.zPosition }
        }
    }
}

extension Array {
    fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { first, second in
            if isBefore(first.element, second.element) { return true }
            if isBefore(second.element, first.element) { return false }
            return first.offset < second.offset
        }.map(\.element)
    }
}
