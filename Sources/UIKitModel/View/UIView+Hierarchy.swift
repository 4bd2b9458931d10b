extension UIView {
    /// Adds a view.
    ///
    /// The notifications before and after the change run app code, which may change the hierarchy
    /// as well. The change itself is atomic and applies to the hierarchy at that moment.
    package final func insert(_ view: UIView, _ place: InsertionPosition<UIView>) {
        view.refuseCycle(in: self)
        report(.writes, .wrote(.subviews, of: self))
        view.willMove(toSuperview: self)
        if windowOfSubviews !== view.storedWindow { view.announceMove(to: windowOfSubviews) }
        view.announceRemoval()
        view.refuseCycle(in: self)
        view.unlink()
        link(view, place)
        view.moveSubtree(to: windowOfSubviews)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    final func detach() {
        guard storedSuperview != nil else { return }
        willMove(toSuperview: nil)
        if storedWindow != nil { announceMove(to: nil) }
        announceRemoval()
        unlink()
        moveSubtree(to: nil)
        didMoveToSuperview()
    }

    private var windowOfSubviews: UIWindow? { storedWindow ?? (self as? UIWindow) }

    private func announceRemoval() {
        guard let superview = storedSuperview else { return }
        report(.writes, .wrote(.subviews, of: superview))
        superview.willRemoveSubview(self)
    }

    /// Removes the view from its superview without running app code.
    private func unlink() {
        guard let superview = storedSuperview else { return }
        if let index = superview.indexOfSubview(self) {
            superview.storedSubviews.remove(at: index)
        }
        superview.needsLayout = true
        storedSuperview = nil
        layer.removeFromSuperlayer()
    }

    /// Inserts a view that has no superview, without running app code.
    private func link(_ view: UIView, _ place: InsertionPosition<UIView>) {
        let index = place.index(among: storedSubviews)
        storedSubviews.insert(view, at: index)
        view.storedSuperview = self
        placeLayer(of: view, place, at: index)
        needsLayout = true
    }

    private func indexOfSubview(_ view: UIView) -> Int? {
        guard view.storedSuperview === self else { return nil }
        return storedSubviews.lastIndex { $0 === view }
    }

    /// Inserts a view's layer; layers that belong to no view keep their place among the others.
    ///
    /// Apple documents that a view inserted beside a sibling goes immediately in front of it or behind it, so
    /// no layer comes between the two.
    private func placeLayer(
        of view: UIView,
        _ place: InsertionPosition<UIView>,
        at index: Int
    ) {
        if case .above(let sibling) = place, sibling.storedSuperview === self {
            layer.insertSublayer(view.layer, above: sibling.layer)
        } else if index + 1 < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    final func reorder(_ view: UIView, to target: Int) {
        guard let index = indexOfSubview(view) else { return }
        report(.writes, .wrote(.subviews, of: self))
        storedSubviews.remove(at: index)
        storedSubviews.insert(view, at: target)
        if target == 0 {
            layer.insertSublayer(view.layer, at: 0)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    package final func isInside(_ view: UIView) -> Bool {
        var climbing: UIView? = self
        while let candidate = climbing {
            if candidate === view { return true }
            climbing = candidate.storedSuperview
        }
        return false
    }

    /// Ends the process if the insertion would form a cycle.
    ///
    /// A view without subviews can form a cycle only with itself. Skipping the search for such a view keeps
    /// the construction of a deep tree linear.
    private func refuseCycle(in superview: UIView) {
        if superview === self {
            ProgrammerError.invalidArgument.raise("Can't add self as subview")
        }
        if !storedSubviews.isEmpty, superview.isInside(self) {
            ProgrammerError.invalidLayer
                .raise("layer \(layer) is a part of cycle in its layer tree")
        }
    }

    private func announceMove(to window: UIWindow?) {
        forEachInSubtree { $0.willMove(toWindow: window) }
    }

    private func moveSubtree(to window: UIWindow?) {
        guard window !== storedWindow else { return }
        forEachInSubtree { view in
            view.giveUpFirstResponder()
            view.storedWindow = window
        }
        forEachInSubtree { $0.didMoveToWindow() }
    }

    /// Makes the view or its controller stop being first responder of the window that the view leaves.
    private func giveUpFirstResponder() {
        guard let window = storedWindow, let present = window.firstResponder else { return }
        if present === self || present === owningController { window.firstResponder = nil }
    }

    /// Visits superviews before subviews, without recursion, so that a deep tree does not overflow
    /// the stack.
    private func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        guard !storedSubviews.isEmpty else { return }
        var remaining = Array(storedSubviews.reversed())
        while let view = remaining.popLast() {
            body(view)
            if !view.storedSubviews.isEmpty {
                remaining.append(contentsOf: view.storedSubviews.reversed())
            }
        }
    }

    /// Releases a subtree without recursion, so that a deep one does not overflow the stack.
    nonisolated final func releaseSubviews() {
        guard !storedSubviews.isEmpty else { return }
        var remaining = storedSubviews
        storedSubviews = []
        for view in remaining { view.storedSuperview = nil }
        while var view = remaining.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            for subview in view.storedSubviews { subview.storedSuperview = nil }
            remaining.append(contentsOf: view.storedSubviews)
            view.storedSubviews = []
        }
    }
}
