extension CALayer {
    /// Converts a point to the superlayer's coordinates; for a root layer, to those outside of it.
    final func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
        let mapped = mapping.toSuperlayer(point)
        guard let superlayer = storedSuperlayer, superlayer.hasSublayerTransform,
            let further = superlayer.sublayerMapping
        else { return mapped }
        return further.toSuperlayer(mapped)
    }

    /// Converts a point from the superlayer's coordinates; for a root layer, from those outside of
    /// it.
    final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        guard let superlayer = storedSuperlayer else { return mapping.fromSuperlayer(point) }
        return pointFromSuperlayer(point, superlayer)
    }

    /// Converts a point from the superlayer's coordinates.
    ///
    /// The caller passes the superlayer for speed.
    @inline(__always)
    final func pointFromSuperlayer(_ point: CGPoint, _ superlayer: CALayer) -> CGPoint {
        guard superlayer.hasSublayerTransform else { return mapping.fromSuperlayer(point) }
        return mapping.fromSuperlayer(superlayer.pointBeforeSublayerTransform(point))
    }

    @inline(never)
    private func pointBeforeSublayerTransform(_ point: CGPoint) -> CGPoint {
        sublayerMapping?.fromSuperlayer(point) ?? point
    }

    /// The transform to the superlayer's coordinates, including the superlayer's
    /// `sublayerTransform`.
    private var transformToSuperlayer: CGAffineTransform {
        let own = mapping.affineTransform
        guard let further = storedSuperlayer?.sublayerMapping else { return own }
        return own.concatenating(further.affineTransform)
    }

    static func mapPoint(
        _ point: CGPoint,
        from source: CALayer?,
        to target: CALayer?
    ) -> CGPoint {
        if source === target { return point }
        if let target, target.storedSuperlayer === source, source != nil {
            return target.pointFromSuperlayer(point)
        }
        let ancestor = nearestCommonAncestor(source, target)
        var converted = point
        var climbing = source
        while let layer = climbing, layer !== ancestor {
            converted = layer.pointToSuperlayer(converted)
            climbing = layer.storedSuperlayer
        }
        for layer in path(from: ancestor, downTo: target) {
            converted = layer.pointFromSuperlayer(converted)
        }
        return converted
    }

    static func mapRectangle(
        _ rectangle: CGRect,
        from source: CALayer?,
        to target: CALayer?
    ) -> CGRect {
        if source === target { return rectangle }
        let ancestor = nearestCommonAncestor(source, target)
        let boxed = rectangle.applying(transform(from: source, upTo: ancestor))
        if target === ancestor { return boxed }
        let down = transform(from: target, upTo: ancestor)
        if down.a * down.d - down.b * down.c == 0 { return .null }
        return boxed.applying(down.inverted())
    }

    private static func transform(
        from layer: CALayer?,
        upTo ancestor: CALayer?
    ) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var climbing = layer
        while let layer = climbing, layer !== ancestor {
            transform = transform.concatenating(layer.transformToSuperlayer)
            climbing = layer.storedSuperlayer
        }
        return transform
    }

    /// The layers from below `ancestor` down to `target`, which comes last.
    private static func path(from ancestor: CALayer?, downTo target: CALayer?) -> [CALayer] {
        var path: [CALayer] = []
        var climbing = target
        while let layer = climbing, layer !== ancestor {
            path.append(layer)
            climbing = layer.storedSuperlayer
        }
        path.reverse()
        return path
    }

    /// `nil` if the layers belong to different trees; these meet outside their roots.
    private static func nearestCommonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
        guard var first, var second else { return nil }
        var surplus = first.depth - second.depth
        while surplus > 0, let superlayer = first.storedSuperlayer {
            first = superlayer
            surplus -= 1
        }
        while surplus < 0, let superlayer = second.storedSuperlayer {
            second = superlayer
            surplus += 1
        }
        while first !== second {
            guard let above = first.storedSuperlayer, let beside = second.storedSuperlayer else {
                return nil
            }
            first = above
            second = beside
        }
        return first
    }

    private var depth: Int {
        var depth = 0
        var climbing = storedSuperlayer
        while let layer = climbing {
            depth += 1
            climbing = layer.storedSuperlayer
        }
        return depth
    }
}
