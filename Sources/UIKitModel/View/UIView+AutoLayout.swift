/// The values that views give to Auto Layout.
///
/// The model does not have Auto Layout: frames and autoresizing masks decide.
extension UIView {
    /// The width or height of contents that have none of their own (UIView, `noIntrinsicMetric`).
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// Whether the autoresizing mask becomes constraints; stored only.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { details?.translatesAutoresizingMaskIntoConstraints ?? true }
        set {
            detailsToChange(.layoutSettings).translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    /// Does nothing, because no layout asks for the intrinsic size.
    public final func invalidateIntrinsicContentSize() {}

    /// Does nothing, because there are no constraints.
    public final func setNeedsUpdateConstraints() {}

    /// Does nothing, because there are no constraints.
    public final func updateConstraintsIfNeeded() {}

    /// Whether contents are flipped where one writes from right to left; stored only.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { details?.semanticContentAttribute ?? .unspecified }
        set { detailsToChange(.layoutSettings).semanticContentAttribute = newValue }
    }

    /// The appearance that the view keeps, whatever the device's; stored only.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { details?.overrideUserInterfaceStyle ?? .unspecified }
        set { detailsToChange(.appearance).overrideUserInterfaceStyle = newValue }
    }
}

/// How contents lie where one writes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
