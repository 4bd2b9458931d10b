extension UIView {
    nonisolated final func layerBoundsSizeChanged(from oldSize: CGSize) {
        needsLayout = true
        // A changed size of a subview requires layout of its superview.
        storedSuperview?.needsLayout = true
        if storedSubviews.contains(where: { !$0.resizing.isEmpty }) {
            MainActor.assumeIsolated { resizeSubviews(from: oldSize) }
        }
    }

    final func layOutWhereNeeded() {
        var remaining: [UIView] = []
        remaining.reserveCapacity(16)
        remaining.append(self)
        while let view = remaining.popLast() {
            if view.needsLayout {
                report(.writes, .wrote(.layout, of: view))
                view.needsLayout = false
                view.layoutSublayers(of: view.layer)
            }
            let subviews = view.storedSubviews
            for index in subviews.indices.reversed() { remaining.append(subviews[index]) }
        }
    }
}
