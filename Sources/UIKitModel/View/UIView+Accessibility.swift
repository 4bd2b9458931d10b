/// Describes a view's subtree to assistive apps; stored only.
extension UIView {
    /// Whether assistive apps pass over the views inside; stored only.
    public final var accessibilityElementsHidden: Bool {
        get { details?.accessibilityElementsHidden ?? false }
        set { detailsToChange(.accessibility).accessibilityElementsHidden = newValue }
    }

    /// Whether assistive apps pass over the siblings; stored only.
    public final var accessibilityViewIsModal: Bool {
        get { details?.accessibilityViewIsModal ?? false }
        set { detailsToChange(.accessibility).accessibilityViewIsModal = newValue }
    }
}
