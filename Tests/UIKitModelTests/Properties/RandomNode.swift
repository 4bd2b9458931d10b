import UIKitModel

/// A view or layer as plain values, from which both the model's tree and the naive answers come.
final class RandomNode {
    var bounds = (x: 0.0, y: 0.0, width: 100.0, height: 100.0)
    var position = (x: 0.0, y: 0.0)
    var anchor = (x: 0.5, y: 0.5)
    var transform = PlaneMatrix()
    var sublayerTransform: PlaneMatrix?
    var isHidden = false
    var isInteractive = true
    var alpha = 1.0
    var clips = false
    var depth = 0.0
    var children: [RandomNode] = []
    weak var parent: RandomNode?

    /// The node and all nodes in it, back to front, siblings in the order asked for.
    func backToFront(byDepth: Bool = false) -> [RandomNode] {
        let order =
            byDepth
            ? children.indices.sorted {
                (children[$0].depth, $0) < (children[$1].depth, $1)
            }.map { children[$0] } : children
        return [self] + order.flatMap { $0.backToFront(byDepth: byDepth) }
    }

    var nodeAndAncestors: [RandomNode] { [self] + (parent?.nodeAndAncestors ?? []) }

    /// The map from the node's coordinates to those around the root.
    var toOutside: PlaneMatrix {
        let own = PlaneMatrix.move(
            -bounds.x - anchor.x * bounds.width,
            -bounds.y - anchor.y * bounds.height
        ).then(transform).then(.move(position.x, position.y))
        guard let parent else { return own }
        return own.then(parent.toSublayers).then(parent.toOutside)
    }

    private var toSublayers: PlaneMatrix {
        guard let sublayerTransform else { return PlaneMatrix() }
        let x = bounds.x + anchor.x * bounds.width
        let y = bounds.y + anchor.y * bounds.height
        return PlaneMatrix.move(-x, -y).then(sublayerTransform).then(.move(x, y))
    }

    func contains(outside point: (x: Double, y: Double)) -> Bool {
        let (x, y) = toOutside.solve(point.x, point.y)
        return x >= bounds.x && x < bounds.x + bounds.width
            && y >= bounds.y && y < bounds.y + bounds.height
    }

    /// Whether rounding alone may decide on which side of an edge a point lies.
    func isNearEdge(outside point: (x: Double, y: Double)) -> Bool {
        let (x, y) = toOutside.solve(point.x, point.y)
        return [
            x - bounds.x, x - bounds.x - bounds.width, y - bounds.y, y - bounds.y - bounds.height,
        ].contains { abs($0) < 1e-6 }
    }

    // MARK: The model's trees

    @MainActor
    func makeView(_ views: inout [ObjectIdentifier: UIView]) -> UIView {
        let view = UIView()
        configure(view.layer)
        view.isUserInteractionEnabled = isInteractive
        view.alpha = alpha
        view.isHidden = isHidden
        view.clipsToBounds = clips
        for child in children { view.addSubview(child.makeView(&views)) }
        views[ObjectIdentifier(self)] = view
        return view
    }

    func makeLayer(_ layers: inout [ObjectIdentifier: CALayer]) -> CALayer {
        let layer = CALayer()
        configure(layer)
        layer.isHidden = isHidden
        layer.opacity = Float(alpha)
        layer.masksToBounds = clips
        for child in children { layer.addSublayer(child.makeLayer(&layers)) }
        layers[ObjectIdentifier(self)] = layer
        return layer
    }

    private func configure(_ layer: CALayer) {
        layer.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
        layer.bounds = CGRect(
            x: bounds.x,
            y: bounds.y,
            width: bounds.width,
            height: bounds.height
        )
        layer.position = CGPoint(x: position.x, y: position.y)
        layer.setAffineTransform(CGAffineTransform(transform))
        layer.zPosition = CGFloat(depth)
        if let sublayerTransform {
            layer.sublayerTransform = CATransform3DMakeAffineTransform(.init(sublayerTransform))
        }
    }
}

extension CGAffineTransform {
    fileprivate init(_ matrix: PlaneMatrix) {
        self.init(
            a: matrix.xx,
            b: matrix.yx,
            c: matrix.xy,
            d: matrix.yy,
            tx: matrix.x,
            ty: matrix.y
        )
    }
}
