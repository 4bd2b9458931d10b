/// A view of a scene: its kind, its geometry and its behaviour.
public struct SceneView: Codable, Hashable, Sendable {
    /// The view's name, unique in its scene.
    public var name: String
    /// The class of the view.
    public var kind: Kind
    /// The frame before `turn`, `scale` and `shift`, in the superview's coordinates.
    public var frame: Rectangle
    /// The origin of the bounds, in the view's own coordinates.
    public var boundsOrigin = Point.zero
    /// A clockwise rotation about the anchor point, in degrees.
    public var turn = 0.0
    /// The horizontal and vertical scale about the anchor point.
    public var scale = Point(1, 1)
    /// The translation of the transform, in the superview's coordinates.
    public var shift = Point.zero
    /// The anchor point in the unit coordinate space.
    public var anchorPoint = Point(0.5, 0.5)
    /// The view's `isHidden`.
    public var isHidden = false
    /// The view's alpha.
    public var alpha = 1.0
    /// The view's `isUserInteractionEnabled`; `nil` keeps the default of the kind.
    public var isUserInteractionEnabled: Bool?
    /// The control's `isEnabled`.
    public var isEnabled = true
    /// Clips subviews to the bounds.
    public var clipsToBounds = false
    /// The layer's `zPosition`.
    public var zPosition = 0.0
    /// The implementation of `point(inside:with:)`.
    public var pointInside = PointInsideRule.bounds
    /// The implementation of `hitTest(_:with:)`.
    public var hitTest = HitTestRule.inherited
    /// Other unusual traits, without duplicates.
    public var features: [Feature] = []
    /// The touch phases that the view handles instead of passing them on.
    public var handles: [TouchPhase] = []
    /// The controller whose root view this is.
    public var controller: SceneController?
    /// The subviews, from back to front.
    public var subviews: [SceneView] = []

    /// Creates a view with UIKit's defaults for all other properties.
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

    /// The class of a view.
    public enum Kind: UInt8, Codable, Sendable, CaseIterable {
        /// An instance of the answer's class.
        case answer
        /// A plain `UIView`.
        case view
        /// An instance of a subclass of `UIButton`.
        case button
        /// A `UILabel`, whose user interaction is off by default.
        case label
        /// The `UIWindow`, which is always the root.
        case window
        /// The white view of exercises 1 and 2, a plain `UIView`.
        case layerView
        /// A `UIControl` that is no button.
        case control
        /// A `UIImageView`, whose user interaction is off by default.
        case imageView
        /// A `UIScrollView`.
        case scrollView
    }

    /// Another trait; none affects the hit testing of views.
    public enum Feature: UInt8, Codable, Sendable, CaseIterable {
        /// Has a gesture recognizer that never recognizes a gesture.
        case recognizer
        /// Has a clear background; no background at all if its kind has a colour by default.
        case clear
        /// Has a layer without a name.
        case namelessLayer
        /// Has the same blue background as the blue layer of exercises 1 and 2.
        case blue
        /// Has all of ``decorations``, which hit testing ignores.
        case decorated
        /// Has a layer with a corner radius of a tenth of the smaller side.
        case slightlyRound
        /// Is a control that is selected.
        case selected
        /// Is a control whose action runs when a finger comes down, not when it is lifted.
        case actionOnTouchDown
        /// Has a controller that is a child of the window's root controller, wherever the view is.
        case childOfRootController
        /// Has a tap recognizer without a target: it cancels the touch of each tap in the view.
        case tapRecognizer
        /// Has a layer of a class that overrides `contains(_:)`, for the circle centred in the bounds.
        ///
        /// The circle is as wide as the longer side of the bounds.
        case roundLayer
        /// Gets a bare layer in front, after `viewDidLoad`: the left half of the bounds.
        case laterLayer
        /// Makes the scene's touches follow each other at once, as in a double tap.
        case quickTaps
        /// Is a control that is highlighted.
        case highlighted
        /// Has a controller that is a child of the root controller's first child, wherever the view
        /// is.
        case childOfFirstChild
        /// Has a bare layer in front of its subviews, from before `viewDidLoad`: the left half of the bounds.
        case earlierLayer
        /// Has a pan recognizer without a target.
        case panRecognizer
        /// Has a tap recognizer that is switched off.
        case recognizerOff
        /// Has a tap recognizer without a target that leaves the touches to the view.
        case sharingRecognizer
        /// Is of the kit's own class, if its kind has a subclass and no rule needs that.
        case plain
        // The parts of `decorated`, each alone.
        /// Has a layer with a corner radius of half the smaller side.
        case roundCorners
        /// Has a layer with a border of two points.
        case bordered
        /// Has a layer with a shadow.
        case shadowed
        /// Has a tag.
        case tagged
        /// Has `isExclusiveTouch` set.
        case exclusiveTouch
        /// Has `isMultipleTouchEnabled` set.
        case multipleTouch
        // These are no part of `decorated`.
        /// Is the white view, whose blue layer gets a bare layer inside after `viewDidLoad`: the left half of
        /// its bounds, and 20 points beyond it.
        case layerInBlueLayer
        /// Is a control to which nobody added an action.
        case withoutActions
        /// Is a control whose action runs for its primary event, as one given at creation does.
        case primaryAction
        /// Is a control whose action runs for each event of a touch except a drag that stays on one side.
        case actionForEachEvent
        /// Is a scroll view that does not scroll.
        case scrollingOff
        /// Is the root view of a controller that presents another one, which is no part of the scene.
        case presentsController
        /// Is a control whose action runs for a touch that is lifted outside.
        case actionOnTouchUpOutside
        // More parts of `decorated`, each alone.
        /// Has `isOpaque` unset.
        case notOpaque
        /// Has a layer with two pixels per point.
        case contentsScale
        /// Has a label for accessibility.
        case labelled
        /// Has the content mode `center`.
        case centredContent
        /// Is a button with an inset of 20 at the left of its content.
        case contentInset
        /// Is resized with its superview, and resizes no subviews.
        case autoresizing
        // These are no part of `decorated`.
        /// Is a button with its name as the title.
        case titled
        /// Is a button of type `system`, where its kind is `button`.
        case systemType
        /// Is inserted at its place among the siblings when all of the scene's other views are there.
        case insertedLast
        /// Is a button of type `close`, where its kind is `button`.
        case closeType

        /// The features that make up `decorated`.
        public static let decorations: [Feature] = [
            .roundCorners, .bordered, .shadowed, .tagged, .exclusiveTouch, .multipleTouch,
            .selected, .notOpaque, .contentsScale, .labelled, .centredContent, .contentInset,
            .autoresizing,
        ]
    }

    /// The implementation of `point(inside:with:)`.
    public enum PointInsideRule: Codable, Hashable, Sendable {
        /// Uses the bounds, as `UIView` does.
        case bounds
        /// Uses the circle inscribed in the bounds.
        case circle
        /// Extends the bounds by a margin; a negative margin shrinks them.
        case margin(Double)
        case always
        case never
        /// Uses the bounds, but returns false without an event.
        case withEvent
    }

    /// The implementation of `hitTest(_:with:)`.
    public enum HitTestRule: Codable, Hashable, Sendable {
        /// Inherits the implementation of the class.
        case inherited
        /// Returns nil instead of itself, so that touches pass through to the views behind.
        case passThrough
        /// Returns itself for every touch that its class finds inside it.
        case capture
        /// Returns the named view for every touch that its class finds inside it.
        ///
        /// If the scene has no such view, the class's own result stays.
        case gives(to: String)
    }
}

/// A view controller of a scene.
///
/// The outermost view's controller is the window's root controller. Every other one is a child of
/// the nearest enclosing controller.
public struct SceneController: Codable, Hashable, Sendable {
    /// The controller's name, unique in its scene.
    public var name: String
    /// The controller is an instance of the answer's class.
    public var isOfAnswer = false
    /// The touch phases that the controller handles instead of passing them on.
    public var handles: [TouchPhase] = []
    /// Adds a child controller with an unloaded view, which is not part of the scene.
    ///
    /// A script asks for its next responder by ``unloadedChildName``.
    public var hasUnloadedChild = false

    /// The name in a script of the first child controller with an unloaded view.
    public static let unloadedChildName = "unloaded child"

    /// Creates a controller without an unloaded child.
    public init(_ name: String, isOfAnswer: Bool = false, handles: [TouchPhase] = []) {
        self.name = name
        self.isOfAnswer = isOfAnswer
        self.handles = handles
    }
}

/// The phase of a touch.
public enum TouchPhase: UInt8, Codable, Sendable, CaseIterable {
    /// The finger touches the screen.
    case began
    /// The finger moves.
    case moved
    /// The finger lifts.
    case ended
    /// The system cancels the touch.
    case cancelled
}
