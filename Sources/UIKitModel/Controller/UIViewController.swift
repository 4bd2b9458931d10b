/// The owner of a view: it stands in the responder chain right behind it.
///
/// Not modelled: nibs, storyboards, animation (everything happens at once), rotation.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private final var storedView: UIView?
    final var storedChildren: [UIViewController] = []
    final weak var storedParent: UIViewController?
    final var storedPresented: UIViewController?
    final weak var storedPresenting: UIViewController?
    final var presentationView: UIView?
    final var hasAppeared = false

    /// Creates a controller.
    ///
    /// There are no nibs here: both arguments are for subclasses' sake.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a controller that makes its view by ``loadView()``.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    /// The controller's root view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owningController = nil
            storedView = newValue
            newValue?.owningController = self
        }
    }

    /// The controller's root view, or `nil` where it is not loaded yet.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the root view and assigns it to `view`: an empty one of the screen's size.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called once, when the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called where memory runs out, which it never does here.
    open func didReceiveMemoryWarning() {}

    /// Whether the status bar, which is not modelled, is hidden; for templates' sake.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the controller's screen turns with the device, which it never does here.
    open var shouldAutorotate: Bool { true }

    /// The controller's name for people.
    open var title: String?

    // MARK: Containment

    /// The controllers inside this one, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// The controller that this one is a child of.
    open var parent: UIViewController? { storedParent }

    /// Adds a child, taking it from its parent.
    ///
    /// Its view is for the caller to add.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller is added to a parent, or, by the parent, before it is removed.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by the parent when the controller was added, or when it was removed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// How a controller is presented.
    ///
    /// Kept only: every presentation covers the window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The controller that this one, or one of its ancestors, presents.
    open var presentedViewController: UIViewController? {
        storedPresented ?? storedParent?.presentedViewController
    }

    /// The controller that presents this one, or one of its ancestors.
    open var presentingViewController: UIViewController? {
        storedPresenting ?? storedParent?.presentingViewController
    }

    /// Presents a controller over the window, at once.
    ///
    /// Its view then takes the touches.
    ///
    /// A controller that already presents one does nothing, as UIKit does with a warning.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, completion: completion)
    }

    /// Dismisses the controller that this one presents, or this one where it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        conceal(completion: completion)
    }

    // MARK: Responder

    /// The superview of the root view, which is the window for the window's root controller; for a
    /// presented controller the presenting one.
    ///
    /// What a presented controller's `next` is exactly is not settled: Apple's page on `next` names
    /// the superview of a controller's view, without exception; its article on responders and the
    /// responder chain names the presenting controller for one that was presented.
    override var nextResponder: UIResponder? {
        storedPresenting ?? storedView?.storedSuperview
    }

    override var windowOfResponder: UIWindow? { storedView?.storedWindow }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet = 1
    /// As a small sheet.
    case formSheet = 2
    /// In the place of the presenting controller.
    case currentContext = 3
    /// As the controller says.
    case custom = 4
    /// Over the whole screen, which stays.
    case overFullScreen = 5
    /// Over the presenting controller, which stays.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
    /// Not at all.
    case none = -1
    /// As the system chooses.
    case automatic = -2
}
