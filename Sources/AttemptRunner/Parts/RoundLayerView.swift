import UIKitModel

/// A traced view whose layer contains the points of a circle.
///
/// The circle is centred in the bounds, and its diameter is their longer side.
final class RoundLayerView: TracedView {
    override class var layerClass: AnyClass { RoundLayer.self }

    fileprivate func layerContains(_ point: CGPoint) -> Bool {
        let area = unobservedBounds
        let distance = hypot(point.x - area.midX, point.y - area.midY)
        let isInside = distance < max(area.width, area.height) / 2
        workbookPart.layerContains(point, isInside, of: layer)
        return isInside
    }
}

/// A layer whose class itself decides which points it contains.
final class RoundLayer: CALayer {
    override func contains(_ p: CGPoint) -> Bool {
        let view = delegate as? RoundLayerView
        return MainActor.assumeIsolated { view?.layerContains(p) ?? false }
    }
}
