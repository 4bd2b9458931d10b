extension UIView {
    nonisolated final func layerBoundsSizeChanged() {
        needsLayout = true
        // A superview lays out again where a subview has another size.
        storedSuperview?.needsLayout = true
    }

    final func layOutWhereNeeded() {
        var remaining: [UIView] = []
        remaining.reserveCapacity(16)
        remaining.append(self)
        while let view = remaining.popLast() {
            if view.needsLayout {
                view.needsLayout = false
                view.owningController?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.owningController?.viewDidLayoutSubviews()
            }
            let subviews = view.storedSubviews
            for index in subviews.indices.reversed() { remaining.append(subviews[index]) }
        }
    }
}
