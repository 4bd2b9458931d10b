/// A view tree and what happens to it: the input of every graded case.
///
/// A plain value.
public struct Scene: Codable, Hashable, Sendable {
    /// The root of the tree, the window or a view in one of its size.
    public var root: SceneView
    /// What happens, in order.
    public var script: [ScriptStep]
    /// The application around the window.
    public var application = SceneApplication()

    /// Creates a scene.
    public init(_ root: SceneView, script: [ScriptStep]) {
        self.root = root
        self.script = script
    }

    /// Creates a scene with one tap.
    public init(_ root: SceneView, tap point: Point) {
        self.init(root, script: [.tap(point)])
    }

    /// All views, superviews before subviews, in the order of the tree.
    public var views: [SceneView] { root.withDescendants }

    /// The names of everything in the scene that a trace can speak of, in the order of their numbers.
    ///
    /// The first are the views, then the controllers, then the application and its delegate.
    public var participants: [String] {
        let views = views
        return views.map(\.name) + views.compactMap { $0.controller?.name }
            + [SceneApplication.name, SceneApplication.delegateName]
    }

    /// The number of views, the window not counted.
    public var viewCount: Int { views.filter { $0.kind != .window }.count }
}

/// The application of a scene and its delegate.
public struct SceneApplication: Codable, Hashable, Sendable {
    /// The application's name in a trace.
    public static let name = "application"
    /// The delegate's name in a trace.
    public static let delegateName = "application delegate"

    /// Who the application's delegate is.
    public enum Delegate: UInt8, Codable, Sendable, CaseIterable {
        /// A responder of its own, the last of the chain.
        case responder
        /// An object that is no responder.
        case plain
        /// The application itself, which is in the chain already.
        case application
    }

    /// Who the delegate is.
    public var delegate = Delegate.responder
    /// The phases of a touch that the delegate handles.
    public var delegateHandles: [TouchPhase] = []
    /// Whether there is a second window, no part of the scene, behind the first: it is the key window, and
    /// has a root controller of its own.
    public var hasOtherWindow = false

    /// Whether the chain ends with the delegate.
    public var delegateIsResponder: Bool { delegate == .responder }

    /// Creates an application whose delegate is a responder, and in which nobody handles anything.
    public init() {}
}

/// Something that happens in a scene.
///
/// Points are in the window's coordinates.
public enum ScriptStep: Codable, Hashable, Sendable {
    /// A finger comes down and is lifted at a point.
    case tap(Point)
    /// A finger comes down at the first point, moves through the others, and is lifted at the last.
    case drag([Point])
    /// Fingers come down together, each at a point, and are lifted together.
    case together([Point])
    /// A view is asked directly, without an event, for the hit view at a point of its own.
    case ask(view: String, Point)
    /// A view changes.
    case change(view: String, SceneChange)
    /// The responder chain from a responder is asked for.
    case chain(from: String)
    /// The next responder of a responder is asked for.
    case next(of: String)
    /// A touch's phase is handed to the answer's delivery, starting at a view.
    case deliver(TouchPhase, to: String)
}

/// A change to a view between touches.
public enum SceneChange: Codable, Hashable, Sendable {
    /// Shows or hides it.
    case isHidden(Bool)
    /// Sets its alpha.
    case alpha(Double)
    /// Turns its interaction on or off.
    case isUserInteractionEnabled(Bool)
    /// Sets its frame.
    case frame(Rectangle)
    /// Takes it out of its superview.
    case remove
    /// Moves it in front of its siblings.
    case bringToFront
}

extension SceneView {
    /// The view and all inside it, superviews before subviews.
    public var withDescendants: [SceneView] {
        var all: [SceneView] = []
        var remaining = [self]
        while let view = remaining.popLast() {
            all.append(view)
            remaining.append(contentsOf: view.subviews.reversed())
        }
        return all
    }
}
