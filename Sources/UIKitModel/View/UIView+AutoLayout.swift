/// The values that views give to Auto Layout.
///
/// The model does not have Auto Layout: frames and autoresizing masks decide.
extension UIView {
    /// The width or height of contents without an intrinsic one (UIView, `noIntrinsicMetric`).
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// Does nothing, because no layout asks for the intrinsic size.
    public final func invalidateIntrinsicContentSize() {}

    /// Does nothing, because there are no constraints.
    public final func setNeedsUpdateConstraints() {}

    /// Does nothing, because there are no constraints.
    public final func updateConstraintsIfNeeded() {}

}

/// How contents are laid out in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
