/// A view of a scene: what it is, where it lies, and how it behaves.
///
/// A plain value.
public struct SceneView: Codable, Hashable, Sendable {
    /// The view's name, unique in its scene.
    public var name: String
    /// What the view is.
    public var kind: Kind
    /// The frame before `turn` and `scale`, in the superview's coordinates.
    public var frame: Rectangle
    /// The origin of the bounds, in the view's own coordinates.
    public var boundsOrigin = Point.zero
    /// A clockwise rotation about the anchor point, in degrees.
    public var turn = 0.0
    /// The scale about the anchor point: x and y.
    public var scale = Point(1, 1)
    /// The anchor point in units of the size.
    public var anchorPoint = Point(0.5, 0.5)
    /// Whether the view is hidden.
    public var isHidden = false
    /// The view's alpha.
    public var alpha = 1.0
    /// Whether user interaction is on; `nil` for what the kind starts with.
    public var isUserInteractionEnabled: Bool?
    /// Whether a control is enabled.
    public var isEnabled = true
    /// Whether the view clips what overhangs.
    public var clipsToBounds = false
    /// The layer's z position.
    public var zPosition = 0.0
    /// How the view answers `point(inside:with:)`.
    public var pointInside = PointInsideRule.bounds
    /// How the view answers `hitTest(_:with:)`.
    public var hitTest = HitTestRule.inherited
    /// What else is unusual about the view, each once.
    public var features: [Feature] = []
    /// The phases of a touch that the view handles, so that they go no further.
    public var handles: [TouchPhase] = []
    /// The controller whose root view this is.
    public var controller: SceneController?
    /// The view's subviews, back to front.
    public var subviews: [SceneView] = []

    /// Creates a view.
    ///
    /// All other properties start with UIKit's defaults.
    public init(
        _ name: String,
        _ kind: Kind = .answer,
        _ frame: Rectangle,
        subviews: [SceneView] = []
    ) {
        self.name = name
        self.kind = kind
        self.frame = frame
        self.subviews = subviews
    }

    /// What a view is.
    public enum Kind: UInt8, Codable, Sendable, CaseIterable {
        /// An instance of the answer's class.
        case answer
        /// A plain `UIView`.
        case view
        /// An instance of a subclass of `UIButton`.
        case button
        /// A `UILabel`, whose user interaction is off unless it is turned on.
        case label
        /// The `UIWindow`, always the root.
        case window
        /// The white view of exercises 1 and 2, a plain `UIView`.
        case layerView
        /// A `UIControl` that is no button.
        case control
    }

    /// Something about a view that hit testing does not look at.
    public enum Feature: UInt8, Codable, Sendable, CaseIterable {
        /// It has a gesture recognizer, which never recognises anything.
        case recognizer
        /// It has no background colour, though its kind has one.
        case clear
        /// Its layer has no name.
        case namelessLayer
        /// Its background is as blue as the blue layer of exercises 1 and 2.
        case blue
    }

    /// How a view answers `point(inside:with:)`.
    public enum PointInsideRule: Codable, Hashable, Sendable {
        /// As `UIView` does, by its bounds.
        case bounds
        /// Yes, in the circle inscribed in the bounds.
        case circle
        /// Yes, within a margin around the bounds; a negative margin makes it smaller.
        case margin(Double)
        /// Always yes.
        case always
        /// Always no.
        case never
        /// As `UIView` does, but no without an event.
        case withEvent
    }

    /// How a view answers `hitTest(_:with:)`.
    public enum HitTestRule: Codable, Hashable, Sendable {
        /// As its class does.
        case inherited
        /// As its class does, but itself is never the hit view: touches fall through.
        case passThrough
        /// Itself for everything that its class finds inside it.
        case capture
    }
}

/// A view controller of a scene.
///
/// The one of the outermost view is the window's root controller; the others are children of the
/// next one around them.
public struct SceneController: Codable, Hashable, Sendable {
    /// The controller's name, unique in its scene.
    public var name: String
    /// Whether it is an instance of the answer's class.
    public var isOfAnswer = false
    /// The phases of a touch that the controller handles, so that they go no further.
    public var handles: [TouchPhase] = []
    /// Whether it has a child, no part of the scene, whose view is not loaded.
    public var hasUnloadedChild = false

    /// Creates a controller.
    public init(_ name: String, isOfAnswer: Bool = false, handles: [TouchPhase] = []) {
        self.name = name
        self.isOfAnswer = isOfAnswer
        self.handles = handles
    }
}

/// What a finger does.
public enum TouchPhase: UInt8, Codable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It is lifted.
    case ended
    /// The system takes it away.
    case cancelled
}
