extension CALayer {
    final func insert(_ layer: CALayer, _ place: InsertionPosition<CALayer>) {
        layer.refuseCycle(in: self)
        report(.writes, .wrote(.sublayers, of: self))
        layer.detach()
        layer.storedSuperlayer = self
        storedSublayers.insert(layer, at: place.index(among: storedSublayers))
    }

    /// Ends the process if the insertion would form a cycle.
    ///
    /// A layer without sublayers can form a cycle only with itself. Skipping the search for such a layer
    /// keeps the construction of a deep tree linear.
    private func refuseCycle(in superlayer: CALayer) {
        guard superlayer === self || !storedSublayers.isEmpty else { return }
        var ancestor: CALayer? = superlayer
        while let layer = ancestor {
            if layer === self {
                ProgrammerError.invalidLayer
                    .raise("layer \(self) is a part of cycle in its layer tree")
            }
            ancestor = layer.storedSuperlayer
        }
    }

    final func detach() {
        guard let superlayer = storedSuperlayer else { return }
        report(.writes, .wrote(.sublayers, of: superlayer))
        storedSuperlayer = nil
        if let index = superlayer.storedSublayers.lastIndex(where: { $0 === self }) {
            superlayer.storedSublayers.remove(at: index)
        }
    }

    /// Releases a subtree without recursion, so that a deep one does not overflow the stack.
    final func releaseSublayers() {
        guard !storedSublayers.isEmpty else { return }
        var remaining = storedSublayers
        storedSublayers = []
        for layer in remaining { layer.storedSuperlayer = nil }
        while var layer = remaining.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            for sublayer in layer.storedSublayers { sublayer.storedSuperlayer = nil }
            remaining.append(contentsOf: layer.storedSublayers)
            layer.storedSublayers = []
        }
    }
}
