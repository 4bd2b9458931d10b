extension UIView {
    nonisolated final func layerBoundsSizeChanged() {
        needsLayout = true
    }

    final func layOutWhereNeeded() {
        var remaining = [self]
        while let view = remaining.popLast() {
            if view.needsLayout {
                view.needsLayout = false
                view.owningController?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.owningController?.viewDidLayoutSubviews()
            }
            remaining.append(contentsOf: view.storedSubviews.reversed())
        }
    }
}
