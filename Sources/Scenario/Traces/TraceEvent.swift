/// An event of an attempt in a scene, recorded without judgement.
public enum TraceEvent: Hashable, Sendable {
    /// A script step begins.
    case stepBegan(Int)
    /// `hitTest(_:with:)` of a view was called.
    case hitTestBegan(Participant, Point)
    /// `hitTest(_:with:)` of a view returned.
    case hitTestEnded(Participant, Participant?)
    /// `point(inside:with:)` of a view was called.
    case pointInsideBegan(Participant, Point)
    /// `point(inside:with:)` of a view returned.
    case pointInsideEnded(Participant, Bool)
    /// UIKit's own `hitTest(_:with:)` ran for an instance of the answer's class.
    case systemHitTest(Participant)
    /// A point was converted between two coordinate spaces; `nil` is the window.
    case converted(Point, from: Participant?, to: Participant?, Point)
    /// A property was read.
    case read(TraceProperty, Participant)
    /// A property was written, or the view hierarchy changed.
    case wrote(TraceProperty, Participant)
    /// `CALayer.contains(_:)` returned.
    case layerContains(Participant, Point, Bool)
    /// A layer whose class overrides `contains(_:)` without calling `super`, so that no question to it is
    /// recorded.
    case overridesContains(Participant)
    /// `CALayer.hitTest(_:)` was called with a point in the superlayer's coordinates.
    case layerHitTestBegan(Participant, Point)
    /// `CALayer.hitTest(_:)` returned.
    case layerHitTestEnded(Participant, Participant?)
    /// A responder received a number of touches in a phase.
    case touches(TouchPhase, Participant, count: Int)
    /// A responder passed touches to the next one; `nil` means that they were dropped.
    case forwarded(TouchPhase, from: Participant, to: Participant?)
    /// A responder handled touches and did not pass them on.
    case handled(TouchPhase, Participant)
    /// An alert with this title was presented.
    case alert(String)
    /// UIKit ignored a request for an alert because another one was already presented.
    case alertIgnored(String)
    /// The alert on screen has another title when a step ends; `nil` if it is gone by then.
    case alertChanged(to: String?)
    /// A control's action ran.
    case action(Participant)
    /// The result of hit testing, for a touch or a direct question.
    case hit(Participant?)
    /// The answer's result for the responder that follows another.
    case next(Participant, is: Participant?)
    /// The answer's result for the chain from a responder.
    case chain([Participant])
    /// The responder that handled the touches, according to the answer's delivery.
    case delivered(Participant?)
    /// A description of what the answer added to the scene before the first touch.
    case setUp(String)
    /// The number of views in front of the layer that was described last, in the same superlayer.
    case viewsInFront(Int)
    /// The state of a control of the answer's class after a phase of a touch.
    case controlState(Participant, ControlState, after: TouchPhase)
    /// A property has another value after a script step's touches than before them.
    case leftChanged(TraceProperty, Participant)
}

/// A property whose reads or writes a trace records.
///
/// The model numbers its own properties in the same way.
public enum TraceProperty: UInt8, Codable, Sendable, CaseIterable {
    case isHidden
    case alpha
    case opacity
    case isUserInteractionEnabled
    case subviews
    case sublayers
    case superview
    case superlayer
    case bounds
    case frame
    case center
    case next
    case window
    case transform
    /// `view` of a controller, which loads it
    case view
    // Hit testing of views ignores the following. Writes are recorded, and some reads.
    case tag
    case accessibilityIdentifier
    case tintColor
    case isMultipleTouchEnabled
    case isExclusiveTouch
    case gestureRecognizers
    case backgroundColor
    case masksToBounds
    case mask
    case zPosition
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowOpacity
    case isEnabled
    case isSelected
    case isHighlighted
    case text
    case title
    /// `isEnabled` of one of a view's gesture recognizers
    case recognizerIsEnabled
    /// `cancelsTouchesInView` of one of a view's gesture recognizers
    case recognizerCancelsTouches
    /// sending a control's actions
    case sentActions
    /// `name` of a layer
    case name
    /// the flag that `setNeedsDisplay()` sets
    case needsDisplay
    /// the flag that `setNeedsLayout()` sets
    case needsLayout
    // Groups of properties that hit testing ignores.
    /// a property of the appearance of a view, layer or control
    case appearance
    /// a property that assistive apps read
    case accessibility
    /// a property that affects layout
    case layoutSettings
    /// a property of one of a view's gesture recognizers
    case recognizerSettings
    /// the list of actions of a control, or of one of a view's gesture recognizers
    case targets
    /// the window's first responder, by a call to become or resign it, or to end editing
    case firstResponder
    /// a pending layout that `layoutIfNeeded()` performs
    case layout
    /// the copy of a layer that `presentation()` returns
    case presentation

    /// Whether hit testing can depend on the property.
    public var decidesAboutTouches: Bool { rawValue <= TraceProperty.view.rawValue }

    /// Whether the property can affect where touches arrive, or how they are handled.
    public var affectsTouches: Bool {
        switch self {
        case .isMultipleTouchEnabled, .isExclusiveTouch, .gestureRecognizers, .isEnabled,
            .recognizerIsEnabled, .recognizerCancelsTouches:
            true
        default: decidesAboutTouches
        }
    }
}

extension TraceEvent {
    /// The beginning of the words of ``setUp(_:)`` if the answer removed a layer.
    public static let removal = "no longer "

    /// The words of ``setUp(_:)`` for an alert that stays because a user cannot close it.
    public static let lastingAlert = "an alert without a button that closes it"

    /// The words of ``setUp(_:)`` if the answer changed the order of the layers that were there.
    public static let reordering = removal + "the same order of the layers in layerView's layer"
}
