extension UIView {
    /// Returns whether the first responder was in this view's subtree and resigned.
    final func resignFirstResponderInside(force: Bool) -> Bool {
        guard let window = storedWindow, let present = window.firstResponder as? UIView,
            present.isInside(self)
        else { return false }
        guard force else { return present.resignFirstResponder() }
        window.firstResponder = nil
        return true
    }
}
