/// One step of the model, as reported to an observer.
///
/// Steps arrive in order. A call that can run foreign code is reported at its beginning and its
/// end, so that calls nest. Any other call is reported once, with its result.
///
/// The model reports only its own steps: an override that does not call `super` causes none.
package enum Observation {
    /// `UIView.hitTest(_:with:)`, the system's implementation, began.
    case hitTestBegan(UIView, point: CGPoint)
    /// `UIView.hitTest(_:with:)`, the system's implementation, is about to return.
    case hitTestEnded(UIView, answer: UIView?)
    /// `UIView.point(inside:with:)`, the system's implementation, returned.
    case pointInside(UIView, point: CGPoint, answer: Bool)
    /// A view converted a point. `nil` stands for the window's coordinates.
    case viewConvertedPoint(CGPoint, from: UIView?, to: UIView?, answer: CGPoint)
    /// A layer converted a point. `nil` stands for the coordinates outside the root layer.
    case layerConvertedPoint(CGPoint, from: CALayer?, to: CALayer?, answer: CGPoint)
    /// `CALayer.contains(_:)` returned.
    case layerContains(CALayer, point: CGPoint, answer: Bool)
    /// `CALayer.hitTest(_:)` began, with a point in the superlayer's coordinates.
    case layerHitTestBegan(CALayer, point: CGPoint)
    /// `CALayer.hitTest(_:)` is about to return.
    case layerHitTestEnded(CALayer, answer: CALayer?)
    /// Code outside the model read a property.
    ///
    /// Reads of `next` by the model's responder chain count too.
    case read(ObservedProperty, of: NSObject)
    /// A property or the hierarchy changed.
    ///
    /// Changes of a view's geometry, opacity and visibility are reported for its layer.
    case wrote(ObservedProperty, of: NSObject)
    /// A responder's default implementation forwarded touches; `nil` means that they were dropped.
    case touchesForwarded(UITouch.Phase, from: UIResponder, to: UIResponder?)
    /// A view controller, such as an alert, was presented.
    case presented(UIViewController)
    /// A view controller was not presented, because the presenter already presents another one.
    ///
    /// UIKit logs it.
    case presentationRefused(UIViewController)
}

/// A property whose reads and writes reveal how an answer works, numbered as in a trace.
package enum ObservedProperty: UInt8, Sendable, CaseIterable {
    /// `UIView.isHidden` or `CALayer.isHidden`.
    case isHidden
    /// `UIView.alpha`.
    case alpha
    /// `CALayer.opacity`.
    case opacity
    /// `UIView.isUserInteractionEnabled`.
    case isUserInteractionEnabled
    /// `UIView.subviews`.
    case subviews
    /// `CALayer.sublayers`.
    case sublayers
    /// `UIView.superview`.
    case superview
    /// `CALayer.superlayer`.
    case superlayer
    /// `UIView.bounds` or `CALayer.bounds`.
    case bounds
    /// `UIView.frame` or `CALayer.frame`.
    case frame
    /// `UIView.center` or `CALayer.position`.
    case center
    /// `UIResponder.next`.
    case next
    /// `UIView.window`.
    case window
    /// `UIView.transform` or `CALayer.transform`.
    case transform
    // Views' hit testing ignores the following. Their writes are reported, and the reads of tag,
    // gestureRecognizers, backgroundColor, zPosition and cornerRadius.
    /// `UIView.tag`. In a trace 14 is a controller's `view`.
    case tag = 15
    /// `UIView.accessibilityIdentifier`.
    case accessibilityIdentifier
    /// `UIView.tintColor`.
    case tintColor
    /// `UIView.isMultipleTouchEnabled`.
    case isMultipleTouchEnabled
    /// `UIView.isExclusiveTouch`.
    case isExclusiveTouch
    /// `UIView.gestureRecognizers`.
    case gestureRecognizers
    /// `UIView.backgroundColor` or `CALayer.backgroundColor`.
    case backgroundColor
    /// `UIView.clipsToBounds` or `CALayer.masksToBounds`.
    case masksToBounds
    /// `UIView.mask` or `CALayer.mask`.
    case mask
    /// `CALayer.zPosition`.
    case zPosition
    /// `CALayer.cornerRadius`.
    case cornerRadius
    /// `CALayer.borderWidth`.
    case borderWidth
    /// `CALayer.borderColor`.
    case borderColor
    /// `CALayer.shadowOpacity`.
    case shadowOpacity
    /// `UIControl.isEnabled`.
    case isEnabled
    /// `UIControl.isSelected`.
    case isSelected
    /// `UIControl.isHighlighted`.
    case isHighlighted
    /// `UILabel.text`.
    case text
    /// The title of a `UIButton`, for any state, or of a controller.
    case title
    /// `UIGestureRecognizer.isEnabled`, reported for the recognizer's view.
    case recognizerIsEnabled
    /// `UIGestureRecognizer.cancelsTouchesInView`, reported for the recognizer's view.
    case recognizerCancelsTouches
    /// Sending a `UIControl`'s actions with `sendActions(for:)`.
    case sentActions
    /// `CALayer.name`.
    case name
    /// The flag that `setNeedsDisplay()` sets.
    case needsDisplay
    /// The flag that `setNeedsLayout()` sets.
    case needsLayout
    // Groups of properties that hit testing ignores.
    /// A property of a view's, layer's or control's appearance.
    case appearance
    /// A property that assistive apps read.
    case accessibility
    /// A property that affects layout.
    case layoutSettings
    /// A property of a `UIGestureRecognizer`, reported for the recognizer's view.
    case recognizerSettings
    /// The list of a `UIControl`'s or recognizer's actions.
    case targets
    /// The window's first responder, reported for the responder that is called.
    case firstResponder
    /// A pending layout that `layoutIfNeeded()` performs.
    case layout
    /// `CALayer.presentation()`.
    case presentation
}
