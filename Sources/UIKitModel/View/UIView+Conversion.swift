extension UIView {
    /// The layer for a conversion's other side: without a view that of the window and, outside of
    /// any window, none, so that the way leads out of the root view.
    final func layerStanding(for view: UIView?) -> CALayer? {
        view?.layer ?? storedWindow?.layer
    }
}
