/// One step of the model, as an observer hears it.
///
/// Steps arrive in the order in which they happen. A call that can run other people's code in
/// between is heard twice, when it begins and when it ends, so that the calls nest; a call that
/// cannot is heard once, with its answer.
///
/// Only what the model itself does is heard: an override that does not call `super` is silent.
@_spi(Tracing) public enum Observation {
    /// `UIView.hitTest(_:with:)`, the system's own implementation, was entered.
    case hitTestBegan(UIView, point: CGPoint)
    /// `UIView.hitTest(_:with:)`, the system's own implementation, is about to return.
    case hitTestEnded(UIView, point: CGPoint, HitTestDecision)
    /// `UIView.point(inside:with:)`, the system's own implementation, answered.
    case pointInside(UIView, point: CGPoint, answer: Bool)
    /// A view converted a point. `nil` stands for the window's coordinates.
    case viewConvertedPoint(CGPoint, from: UIView?, to: UIView?, answer: CGPoint)
    /// A view converted a rectangle. `nil` stands for the window's coordinates.
    case viewConvertedRectangle(CGRect, from: UIView?, to: UIView?, answer: CGRect)
    /// A layer converted a point. `nil` stands for the coordinates outside the root layer.
    case layerConvertedPoint(CGPoint, from: CALayer?, to: CALayer?, answer: CGPoint)
    /// A layer converted a rectangle. `nil` stands for the coordinates outside the root layer.
    case layerConvertedRectangle(CGRect, from: CALayer?, to: CALayer?, answer: CGRect)
    /// `CALayer.contains(_:)` answered.
    case layerContains(CALayer, point: CGPoint, answer: Bool)
    /// `CALayer.hitTest(_:)` was entered, with a point in the superlayer's coordinates.
    case layerHitTestBegan(CALayer, point: CGPoint)
    /// `CALayer.hitTest(_:)` is about to return.
    case layerHitTestEnded(CALayer, point: CGPoint, answer: CALayer?)
    /// A property was read from outside the model; `next` as well by the model itself, where it goes
    /// along the responder chain.
    case read(ObservedProperty, of: NSObject)
    /// A property was written, or the hierarchy changed, by anyone. A view's geometry, opacity and
    /// visibility are its layer's.
    case wrote(ObservedProperty, of: NSObject)
    /// The window handed touches to their hit view.
    case touchesDelivered(UITouch.Phase, Set<UITouch>, to: UIResponder)
    /// A responder's default implementation passed touches on; `nil` means that they were dropped.
    case touchesForwarded(UITouch.Phase, Set<UITouch>, from: UIResponder, to: UIResponder?)
    /// The window handed touches to a gesture recognizer.
    case touchesRecognized(UITouch.Phase, Set<UITouch>, by: UIGestureRecognizer)
    /// A gesture recognizer changed its state.
    case gestureStateChanged(UIGestureRecognizer, UIGestureRecognizer.State)
    /// A view controller, such as an alert, was presented.
    case presented(UIViewController, by: UIViewController)
    /// A view controller was not presented, since another one is; UIKit says so in the log.
    case presentationRefused(UIViewController, by: UIViewController)
    /// A presented view controller was dismissed.
    case dismissed(UIViewController, by: UIViewController)
    /// A control sent the actions registered for an event.
    case controlEventSent(UIControl.Event, from: UIControl)
    /// The application looked for a receiver of an action; `nil` means that nobody took it.
    case actionSent(from: AnyObject?, to: AnyObject?)
}

/// A property whose reading or writing tells how an answer thinks.
@_spi(Tracing) public enum ObservedProperty: String, Sendable, CaseIterable {
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
}

/// What the system's hit testing made of a view, with the reason where it is turned down.
@_spi(Tracing) public enum HitTestDecision: Equatable {
    /// The view found, the asked view itself or one inside it.
    case found(UIView)
    /// The view is hidden, and so is everything inside it.
    case hidden
    /// User interaction is off for the view and everything inside it.
    case userInteractionDisabled
    /// The view's alpha is below 0.01.
    case transparent
    /// `point(inside:with:)` said no.
    case outside

    /// The view found, or `nil` where the view was turned down.
    public var hitView: UIView? {
        if case .found(let view) = self { view } else { nil }
    }
}
