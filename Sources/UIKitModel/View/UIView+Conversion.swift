extension UIView {
    /// The layer that stands for a view in a conversion: for `nil`, the window's layer.
    ///
    /// Outside any window it is `nil`, so that the conversion goes to the coordinates outside the
    /// root view.
    final func layerStanding(for view: UIView?) -> CALayer? {
        view?.layer ?? storedWindow?.layer
    }
}
