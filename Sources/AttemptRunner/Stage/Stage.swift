import Scenario
import ControlModel

/// Builds a scene from real views, controllers and windows.
@MainActor
final class Stage {
    let scene: Scene
    /// The scene's descriptions of its views, in the order of ``views``.
    let roles: [SceneView]
    let window: UIWindow
    /// In the order of ``Scene/views``.
    private(set) var views: [(name: String, view: UIView)] = []
    private var controllers: [(name: String, controller: UIViewController)] = []
    private var controllersBegun = 0
    private let viewCount: Int
    private let controllerCount: Int
    let recorder: Recorder
    let harness: any Harness.Type
    private(set) var layerView: UIView?
    private var delegate: (any UIApplicationDelegate)?
    private let previousDelegate: (any UIApplicationDelegate)?
    private let application: UIApplication
    private var otherWindow: UIWindow?
    private var unloadedChild: UIViewController?
    /// The former parents of controllers that were removed, by the names of their views.
    private var formerParents: [String: UIViewController] = [:]
    /// The parts that return another view of the scene, until all views are built.
    private var givers: [(part: Part, receiver: String)] = []
    /// The views that are inserted when all others are built, with their place in their superview.
    var insertedLast: [(view: UIView, superview: UIView, index: Int)] = []
    /// The bare layers that belong to the scene itself.
    var sceneLayers: [CALayer] = []
    /// The layers that are in the white view's layer from the start, with their names in a trace.
    var earlierLayers: [(name: String, layer: CALayer)] = []
    /// The layers of the scene's views and of the answer right after `viewDidLoad`.
    var layersAfterLoading: Set<ObjectIdentifier> = []

    /// Builds the scene.
    ///
    /// Only forbidden calls are recorded while the answer's initializers and `viewDidLoad` run.
    init(_ scene: Scene, harness: any Harness.Type, recorder: Recorder) {
        self.scene = scene
        roles = scene.views
        self.recorder = recorder
        self.harness = harness
        (viewCount, controllerCount) = scene.root.counts
        let window = TracedWindow(frame: CGRect(scene.root.frame))
        self.window = window
        application = UIApplication.shared
        switch scene.application.delegate {
        case .responder: delegate = TracedApplicationDelegate()
        case .plain: delegate = PlainApplicationDelegate()
        case .responderWithoutTouches: delegate = SilentApplicationDelegate()
        case .application:
            let application = ApplicationAndDelegate()
            application.becomeShared()
            delegate = application
        case .behindHandlingApplication:
            TracedApplication().becomeShared()
            delegate = TracedApplicationDelegate()
        case .rootController, .childController: delegate = nil
        }
        previousDelegate = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        registerApplication()
        if scene.application.hasOtherWindow { openOtherWindow() }
        put(window, in: scene.root)
        scene.root.configure(window)
        window.attachToScreen()
        window.makeKeyAndVisible()
        otherWindow?.makeKey()
        for subview in scene.root.subviews {
            add(subview, to: window, inside: nil)
        }
        insertLastViews()
        introduceReceivers()
        for role in roles where role.features.contains(.presentsController) {
            controller(ofRootView: role)?.present(UIViewController(), animated: false)
        }
        window.layoutIfNeeded()
    }

    private func introduceReceivers() {
        for giver in givers { giver.part.receiver = view(named: giver.receiver) }
        givers = []
    }

    /// Tears the scene down, so that the next one starts from a clean state.
    func tearDown() {
        window.isHidden = true
        window.rootViewController = nil
        otherWindow?.isHidden = true
        window.detachFromScreen()
        otherWindow?.detachFromScreen()
        if UIApplication.shared.delegate === delegate {
            UIApplication.shared.delegate = previousDelegate
        }
        application.becomeShared()
    }

    /// Adds a window behind the scene's window, with user interaction off.
    private func openOtherWindow() {
        let other = UIWindow(frame: CGRect(scene.root.frame))
        other.isUserInteractionEnabled = false
        other.rootViewController = UIViewController()
        other.attachToScreen()
        other.makeKeyAndVisible()
        recorder.register(other, as: .otherWindow)
        otherWindow = other
    }

    /// Dismisses the controller that the root controller presents, unless the scene itself presents one.
    ///
    /// An alert that a user cannot close stays.
    func dismissAlerts() {
        guard !roles.contains(where: { $0.features.contains(.presentsController) }) else { return }
        let alert = window.rootViewController?.presentedViewController as? UIAlertController
        guard alert?.canBeClosed != false else { return }
        window.rootViewController?.dismiss(animated: false)
    }

    func responder(named name: String) -> UIResponder? {
        view(named: name) ?? controllers.first { $0.name == name }?.controller
            ?? applicationResponder(named: name)
    }

    /// Makes a change that a script specifies between two touches.
    func apply(_ change: SceneChange, to name: String) {
        guard let view = view(named: name) else { return }
        guard case .controller(let isThere) = change else { return view.apply(change, on: self) }
        let role = scene.root.descendant(named: name)
        guard let controller = role.flatMap(controller(ofRootView:)) else { return }
        if isThere, let parent = formerParents.removeValue(forKey: name) {
            parent.addChild(controller)
            controller.view = view
            controller.didMove(toParent: parent)
        } else if !isThere, let parent = controller.parent {
            formerParents[name] = parent
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controller.view = UIView()
        }
    }

    private func controller(ofRootView role: SceneView) -> UIViewController? {
        controllers.first { $0.name == role.controller?.name }?.controller
    }

    func view(named name: String) -> UIView? { views.first { $0.name == name }?.view }

    private func applicationResponder(named name: String) -> UIResponder? {
        switch name {
        case SceneApplication.name: UIApplication.shared
        case SceneApplication.delegateName: delegate as? UIResponder
        case SceneController.unloadedChildName: unloadedChild
        default: nil
        }
    }

    // MARK: Registration

    // Assign numbers in the order of ``Scene/participants``: views, controllers, application, delegate.
    // Lookups by name would take longer than creating the objects.

    private func registerApplication() {
        let application = Participant.responder(viewCount + controllerCount)
        let shared = UIApplication.shared
        recorder.register(shared, as: application)
        let traced = shared as? any UIApplication & TracedObject
        traced?.workbookPart = part(application, scene.application.delegateHandles)
        guard let delegate, delegate !== shared else { return }
        let participant = Participant.responder(viewCount + controllerCount + 1)
        recorder.register(delegate, as: participant)
        guard let own = delegate as? TracedApplicationDelegate else { return }
        own.workbookPart = part(
            participant,
            traced == nil ? scene.application.delegateHandles : []
        )
    }

    private func part(
        _ participant: Participant,
        _ handles: [TouchPhase],
        view: SceneView? = nil
    ) -> Part {
        Part(view: view, handles: handles, participant: participant, recorder: recorder)
    }

    private func put(_ view: UIView, in role: SceneView) {
        let index = views.count
        views.append((role.name, view))
        if role.kind == .layerView, layerView == nil { layerView = view }
        recorder.register(view, as: .responder(index), isPlain: role.kind != .answer)
        recorder.register(view.layer, as: .layer(ofView: index))
        if let player = view as? any TracedObject {
            let part = part(.responder(index), role.handles, view: role)
            player.workbookPart = part
            if case .gives(let name) = role.hitTest { givers.append((part, name)) }
        }
        if let control = view as? UIControl, !role.features.contains(.withoutActions) {
            addActions(to: control, role, index)
        }
    }

    // MARK: Building

    private func add(_ role: SceneView, to superview: UIView, inside parent: UIViewController?) {
        let view = makeView(role)
        role.configure(view)
        put(view, in: role)
        guard let sceneController = role.controller else {
            insert(view, role, into: superview)
            for subview in role.subviews { add(subview, to: view, inside: parent) }
            if role.features.contains(.earlierLayer) {
                addHalfLayer(to: view.layer, as: .earlierLayer)
            }
            return
        }
        let participant = Participant.responder(viewCount + controllersBegun)
        controllersBegun += 1
        // Build the whole view before its controller loads it, as a nib does.
        let controller = UIViewController()
        for subview in role.subviews { add(subview, to: view, inside: controller) }
        install(
            sceneController,
            as: participant,
            view,
            features: role.features,
            in: superview,
            inside: parent,
            children: controller.children
        )
    }

    private func install(
        _ role: SceneController,
        as participant: Participant,
        _ view: UIView,
        features: [SceneView.Feature],
        in superview: UIView,
        inside parent: UIViewController?,
        children: [UIViewController]
    ) {
        let answer =
            role.isOfAnswer
            ? harness.makeAnswerController(rootView: view, layerView: layerView) : nil
        let isRoot = parent == nil && superview === window && window.rootViewController == nil
        let controller = answer ?? makeController(role, view, isRoot: isRoot)
        controller.workbookPart = part(participant, role.handles)
        recorder.register(controller, as: participant)
        controllers.append((role.name, controller))
        if let answer { load(answer) }
        if role.hasUnloadedChild {
            let recorder = recorder
            let child = UnloadedController { recorder.record(.wrote(.view, .unloadedChild)) }
            recorder.register(child, as: .unloadedChild)
            unloadedChild = unloadedChild ?? child
            controller.addChild(child)
        }
        for child in children {
            controller.addChild(child)
            child.didMove(toParent: controller)
        }
        if let parent = parent ?? parentOutsideTheTree(features) {
            parent.addChild(controller)
            superview.addSubview(controller.view)
            controller.didMove(toParent: parent)
        } else if isRoot {
            let frame = view.frame
            window.rootViewController = controller
            view.frame = frame
        } else {
            superview.addSubview(controller.view)
        }
    }

    /// The parent of a controller whose view lies outside its parent's view.
    private func parentOutsideTheTree(_ features: [SceneView.Feature]) -> UIViewController? {
        let root = window.rootViewController
        if features.contains(.childOfRootController) { return root }
        return features.contains(.childOfFirstChild) ? root?.children.first : nil
    }

    private func makeController(
        _ role: SceneController,
        _ view: UIView,
        isRoot: Bool
    ) -> any UIViewController & TracedObject {
        let isDelegate =
            switch scene.application.delegate {
            case .rootController: isRoot
            case .childController: role.name == scene.innermostChild?.name
            case .responder, .plain, .application, .responderWithoutTouches,
                .behindHandlingApplication:
                false
            }
        guard isDelegate else {
            return TracedController(rootView: view, named: role.name)
        }
        let controller = ControllerAndDelegate(rootView: view, named: role.name)
        delegate = controller
        UIApplication.shared.delegate = controller
        return controller
    }
}

extension SceneView {
    /// Counts the views and controllers of a subtree without copying it.
    fileprivate var counts: (views: Int, controllers: Int) {
        subviews.reduce((1, controller == nil ? 0 : 1)) { sum, view in
            let more = view.counts
            return (sum.0 + more.views, sum.1 + more.controllers)
        }
    }
}
