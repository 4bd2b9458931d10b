/// The properties that keep touches out of a view.
extension SceneView {
    /// A view with a smaller alpha takes no touches (UIView, `hitTest(_:with:)`).
    public static let transparencyLimit = 0.01

    /// Compares the alpha as UIKit stores it, in 32 bits, with the ``transparencyLimit``.
    public var isTransparent: Bool { Double(Float(alpha)) < SceneView.transparencyLimit }

    /// True if user interaction is on, by the property or by the default of the kind.
    public var takesInteraction: Bool { isUserInteractionEnabled ?? !kind.startsWithoutInteraction }

    /// True if the view refuses all touches.
    public var refusesTouches: Bool { isHidden || isTransparent || !takesInteraction }
}

extension SceneView.Kind {
    /// True if user interaction is off by default.
    public var startsWithoutInteraction: Bool { self == .label || self == .imageView }
}
