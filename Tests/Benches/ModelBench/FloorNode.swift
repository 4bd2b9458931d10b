import UIKitModel

/// The minimum of a hit test with UIKit's semantics: a final class, stored values, direct
/// recursion.
///
/// The additional cost of a view's hit test pays for overriding, layers and observers.
final class FloorNode {
    var isHidden = false
    var takesInteraction = true
    var alpha: Float = 1
    var bounds: CGRect
    var offset: CGVector
    var inverse: CGAffineTransform?
    var children: [FloorNode] = []

    @MainActor
    init(mirroring view: UIView) {
        bounds = view.bounds
        let frame = view.frame
        offset = CGVector(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
        if !view.transform.isIdentity {
            let toSuperview = CGAffineTransform(
                translationX: -view.bounds.midX,
                y: -view.bounds.midY
            )
            .concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            inverse = toSuperview.inverted()
        }
    }

    func hitTest(_ point: CGPoint) -> FloorNode? {
        if isHidden || !takesInteraction || alpha < 0.01 { return nil }
        guard point.x >= bounds.origin.x, point.y >= bounds.origin.y,
            point.x < bounds.origin.x + bounds.size.width,
            point.y < bounds.origin.y + bounds.size.height
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.fromParent(point)) { return hit }
        }
        return self
    }

    private func fromParent(_ point: CGPoint) -> CGPoint {
        if let inverse { return point.applying(inverse) }
        return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
    }

    /// Releases the tree without recursion.
    func dismantle() {
        var remaining = children
        children = []
        while let node = remaining.popLast() {
            remaining.append(contentsOf: node.children)
            node.children = []
        }
    }
}
