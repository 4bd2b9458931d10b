extension UIView {
    /// Whether the view's own properties let it receive touches.
    @inline(__always)
    private final var takesTouches: Bool {
        interactionIsEnabled && !layer.storedIsHidden && !isTransparent
    }

    /// Whether the alpha is below the limit, which is 0.01 as a `Double`.
    ///
    /// The 32-bit opacity of a view with alpha 0.01 is below it.
    @inline(__always)
    private final var isTransparent: Bool { CGFloat(layer.storedOpacity) < 0.01 }

    @inline(__always)
    final func unobservedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return frontmostSubview(at: point, with: event) ?? self
    }

    /// Finds the hit view in the frontmost subview that takes a touch at a point.
    ///
    /// The local copy of the array lets a subview's code change the hierarchy.
    @inline(__always)
    private final func frontmostSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
        let subviews = storedSubviews
        var index = subviews.count
        while index > 0 {
            index -= 1
            let subview = subviews[index]
            let hit = subview.hitTest(subview.pointFromSuperview(point, layer), with: event)
            if let hit { return hit }
        }
        return nil
    }

    /// Converts a point from the superview's coordinates.
    ///
    /// A subview's layer is a sublayer of its superview's layer unless app code has moved it.
    @inline(__always)
    private final func pointFromSuperview(_ point: CGPoint, _ superlayer: CALayer) -> CGPoint {
        if layer.superlayerIdentity == ObjectIdentifier(superlayer) {
            return layer.pointFromSuperlayer(point, superlayer)
        }
        return CALayer.mapPoint(point, from: superlayer, to: layer)
    }

    /// Returns the same result, and reports it to the observer.
    @inline(never)
    final func observedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        report(.hitTests, .hitTestBegan(self, point: point))
        let answer = unobservedHitTest(point, with: event)
        report(.hitTests, .hitTestEnded(self, answer: answer))
        return answer
    }
}
