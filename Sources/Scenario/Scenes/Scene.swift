/// A view tree and a script of events: the input of every graded case.
public struct Scene: Codable, Hashable, Sendable {
    /// The window, or a view of the window's size.
    public var root: SceneView
    /// The events, in order.
    public var script: [ScriptStep]
    /// The application that owns the window.
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

    /// All views in preorder.
    public var views: [SceneView] { root.withDescendants }

    /// The names of all objects that a trace can refer to, in the order of their numbers.
    ///
    /// Views come first, then controllers, then the application and its delegate.
    public var participants: [String] {
        let views = views
        return views.map(\.name) + views.compactMap { $0.controller?.name }
            + [SceneApplication.name, SceneApplication.delegateName]
    }

    /// The window's root controller: the controller of the first view in the window that has one.
    public var rootController: SceneController? {
        root.subviews.lazy.compactMap(\.controller).first
    }

    /// The most deeply nested child controller; the first one if there are several.
    public var innermostChild: SceneController? {
        var found: (controller: SceneController, depth: Int)?
        func search(_ view: SceneView, inside depth: Int) {
            let own = depth + (view.controller == nil ? 0 : 1)
            if let controller = view.controller, own > max(found?.depth ?? 0, 1) {
                found = (controller, own)
            }
            for subview in view.subviews { search(subview, inside: own) }
        }
        search(root, inside: 0)
        return found?.controller
    }

    /// The number of views without the window.
    public var viewCount: Int { views.filter { $0.kind != .window }.count }
}

/// A scene's application and its delegate.
public struct SceneApplication: Codable, Hashable, Sendable {
    /// The application's name in a trace.
    public static let name = "application"
    /// The delegate's name in a trace.
    public static let delegateName = "application delegate"

    /// The kind of application delegate.
    public enum Delegate: UInt8, Codable, Sendable, CaseIterable {
        /// A separate responder, which ends the chain.
        case responder
        /// An object that is not a responder.
        case plain
        /// The application itself, which is already in the chain.
        case application
        /// The window's root controller, which is already in the chain.
        ///
        /// Without such a controller the application has no delegate.
        case rootController
        /// The innermost of the child controllers, which may be in the chain already.
        ///
        /// Without such a controller the application has no delegate.
        case childController
        /// A separate responder that ends the chain and cannot handle touches.
        case responderWithoutTouches
        /// A separate responder that ends the chain, behind an application that can handle touches.
        case behindHandlingApplication
    }

    /// The kind of delegate.
    public var delegate = Delegate.responder
    /// The touch phases that the delegate handles, if it is a separate responder, or else the application, if
    /// it can handle touches.
    public var delegateHandles: [TouchPhase] = []
    /// Adds a second window behind the first.
    ///
    /// It is the key window, has its own root controller and is not part of the scene.
    public var hasOtherWindow = false

    /// True if the chain ends with the delegate.
    public var delegateIsResponder: Bool {
        switch delegate {
        case .responder, .responderWithoutTouches, .behindHandlingApplication: true
        case .plain, .application, .rootController, .childController: false
        }
    }

    /// Creates an application whose delegate is a responder that handles no touches.
    public init() {}
}

/// An event in a scene.
///
/// Points are in the window's coordinates unless a case says otherwise.
public enum ScriptStep: Codable, Hashable, Sendable {
    /// A finger touches a point and lifts.
    case tap(Point)
    /// A finger touches the first point, moves through the others and lifts at the last one.
    case drag([Point])
    /// Several fingers touch at the same time, one at each point, and lift together.
    case together([Point])
    /// Touches begin one after the other, one at each point; then all end together, or the system
    /// cancels them.
    case oneByOne([Point], isCancelled: Bool)
    /// Calls a view's hit testing directly without an event, with a point in the view's
    /// coordinates.
    case ask(view: String, Point)
    /// Changes a view.
    case change(view: String, SceneChange)
    /// Asks for the responder chain that starts at a responder.
    case chain(from: String)
    /// Asks for the responder that follows a responder.
    case next(of: String)
    /// Passes a touch phase to the answer's delivery, starting at a view.
    case deliver(TouchPhase, to: String)

    /// Whether the step changes the scene itself.
    public var isChange: Bool {
        if case .change = self { true } else { false }
    }
}

/// A change to a view between touches.
public enum SceneChange: Codable, Hashable, Sendable {
    case isHidden(Bool)
    case alpha(Double)
    case isUserInteractionEnabled(Bool)
    case frame(Rectangle)
    /// Sets the bounds; the anchor point stays where it is.
    case bounds(Rectangle)
    /// Sets the transform, as the view's own `turn`, `scale` and `shift` do.
    case transform(turn: Double = 0, scale: Point = Point(1, 1), shift: Point = .zero)
    case clipsToBounds(Bool)
    case remove
    /// Moves it in front of its siblings.
    case bringToFront
    /// Makes the view's child controller leave its parent and take another view, or come back and take this
    /// view again.
    case controller(Bool)
    /// Moves the view to the front of another view's subviews; its frame keeps its numbers.
    case move(into: String)
}

extension SceneView {
    /// The view and its descendants in preorder.
    public var withDescendants: [SceneView] {
        var all: [SceneView] = []
        add(to: &all)
        return all
    }

    private func add(to all: inout [SceneView]) {
        all.append(self)
        for subview in subviews { subview.add(to: &all) }
    }
}
