/// What keeps touches out of a view, whatever lies inside it.
extension SceneView {
    /// A view with a smaller alpha takes no touches (UIView, `hitTest(_:with:)`).
    public static let transparencyLimit = 0.01

    /// Whether alpha, which UIKit keeps in 32 bits, is below the ``transparencyLimit``.
    public var isTransparent: Bool { Double(Float(alpha)) < SceneView.transparencyLimit }

    /// Whether user interaction is on, by the property or by what the kind starts with.
    public var takesInteraction: Bool { isUserInteractionEnabled ?? (kind != .label) }

    /// Whether the view refuses all touches.
    public var refusesTouches: Bool { isHidden || isTransparent || !takesInteraction }
}
