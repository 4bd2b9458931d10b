/// One step of an attempt, as it happened in a scene: a fact, without judgement.
public enum TraceEvent: Hashable, Sendable {
    /// A step of the scene's script begins.
    case stepBegan(Int)
    /// `hitTest(_:with:)` of a view was called.
    case hitTestBegan(Participant, Point)
    /// `hitTest(_:with:)` of a view returned.
    case hitTestEnded(Participant, Participant?)
    /// `point(inside:with:)` of a view was called.
    case pointInsideBegan(Participant, Point)
    /// `point(inside:with:)` of a view returned.
    case pointInsideEnded(Participant, Bool)
    /// The system's own implementation of `hitTest(_:with:)` ran for an instance of the answer's class.
    case systemHitTest(Participant)
    /// A point was converted.
    case converted(Point, from: Participant?, to: Participant?, Point)
    /// A property was read.
    case read(TraceProperty, Participant)
    /// A property was written, or the hierarchy changed.
    case wrote(TraceProperty, Participant)
    /// `CALayer.contains(_:)` answered.
    case layerContains(Participant, Point, Bool)
    /// `CALayer.hitTest(_:)` was called with a point in the superlayer's coordinates.
    case layerHitTestBegan(Participant, Point)
    /// `CALayer.hitTest(_:)` returned.
    case layerHitTestEnded(Participant, Participant?)
    /// A responder received touches: how many, and in which phase.
    case touches(TouchPhase, Participant, count: Int)
    /// A responder passed touches on to the next one; `nil` means that they were dropped.
    case forwarded(TouchPhase, from: Participant, to: Participant?)
    /// A responder handled touches, so that they go no further.
    case handled(TouchPhase, Participant)
    /// An alert with a title was presented.
    case alert(String)
    /// An alert with a title was to be presented while another one was: UIKit ignores it.
    case alertIgnored(String)
    /// A control's action ran.
    case action(Participant)
    /// What hit testing, by a finger or asked directly, found in the end.
    case hit(Participant?)
    /// What the answer says is next after a responder.
    case next(Participant, is: Participant?)
    /// What the answer says is the chain from a responder.
    case chain([Participant])
    /// Whom the answer's delivery names as the one who handled the touches.
    case delivered(Participant?)
    /// What the answer made of the scene before the first touch, in words.
    case setUp(String)
}

/// A property that a trace tells the reading or writing of.
public enum TraceProperty: UInt8, Codable, Sendable, CaseIterable {
    /// `isHidden`
    case isHidden
    /// `alpha`
    case alpha
    /// `opacity`
    case opacity
    /// `isUserInteractionEnabled`
    case isUserInteractionEnabled
    /// `subviews`
    case subviews
    /// `sublayers`
    case sublayers
    /// `superview`
    case superview
    /// `superlayer`
    case superlayer
    /// `bounds`
    case bounds
    /// `frame`
    case frame
    /// `center`
    case center
    /// `next`
    case next
    /// `window`
    case window
    /// `transform`
    case transform
    /// `view` of a controller, which is loaded
    case view
}
