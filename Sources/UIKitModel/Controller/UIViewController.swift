/// Owns a view, and follows that view in the responder chain.
///
/// Not modelled: nibs, storyboards, rotation. Animated changes take effect immediately.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private final var storedView: UIView?
    private final lazy var storedNavigationItem = UINavigationItem(title: title ?? "")
    final var storedChildren: [UIViewController] = []
    final weak var storedParent: UIViewController?
    final var storedPresented: UIViewController?
    final weak var storedPresenting: UIViewController?
    final var presentationView: UIView?
    final var hasAppeared = false

    /// Creates a controller.
    ///
    /// The model has no nibs, and ignores both arguments. They exist for overrides.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a controller that makes its view in ``loadView()``.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    /// The controller's root view, loaded on first access.
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

    /// The controller's root view, or `nil` if it is not loaded yet.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the root view and assigns it to `view`.
    ///
    /// The default is an empty view of the screen's size.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called once, after the view is loaded.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view is shown, after ``viewWillAppear(_:)``.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view is removed.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when memory is low, which never happens in the model.
    open func didReceiveMemoryWarning() {}

    /// Whether the status bar is hidden, which Xcode's templates override; without effect.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the screen rotates with the device; without effect.
    open var shouldAutorotate: Bool { true }

    /// The style of the status bar; without effect.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The orientations in which the screen may be used; without effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// Does nothing, because there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The environment: a phone, upright, in the light appearance.
    open var traitCollection: UITraitCollection { .phone }

    /// Never called, because the environment does not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called, because the screen does not rotate.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Never called, because the safe area is the whole screen.
    open func viewSafeAreaInsetsDidChange() {}
    /// Never called, because there is no storyboard.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Never called, because there is no storyboard.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// The contents of a navigation bar for the controller; stored only.
    open var navigationItem: UINavigationItem { storedNavigationItem }

    /// A title to show to the user.
    open var title: String? { didSet { report(.writes, .wrote(.title, of: self)) } }

    // MARK: Containment

    /// The controllers inside this one, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// The controller that contains this one.
    open var parent: UIViewController? { storedParent }

    /// Adds a child, and removes it from its previous parent.
    ///
    /// The caller adds the child's view.
    open func addChild(_ childController: UIViewController) {
        guard childController.storedParent !== self else { return }
        childController.willMove(toParent: self)
        childController.leaveParent()
        // The app's code in the two calls above may have given the child a new parent.
        childController.unlinkFromParent()
        storedChildren.append(childController)
        childController.storedParent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller is added to a parent, or by the parent before it is removed.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by the parent after it has added or removed the controller.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// The presentation style; stored only, because every presentation covers the window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The controller that this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { presentation }

    /// The controller that presents this controller or one of its ancestors.
    open var presentingViewController: UIViewController? {
        storedPresenting ?? storedParent?.presentingViewController
    }

    /// Presents a controller over the window, without animation.
    ///
    /// The presented view then takes the touches. For a child, its outermost parent presents the controller.
    ///
    /// Does nothing if the presenting controller already presents one, or is in no window; UIKit logs a
    /// warning then.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        let (controller, presenter) = (viewControllerToPresent, presenter)
        guard let window = windowOfResponder ?? presenter.windowOfResponder else { return }
        guard presenter.storedPresented == nil, controller.storedPresenting == nil else {
            return report(.presentations, .presentationRefused(controller))
        }
        presenter.storedPresented = controller
        controller.storedPresenting = presenter
        cover(window, with: controller)
        report(.presentations, .presented(controller))
        controller.viewAppeared()
        completion?()
    }

    /// Dismisses the controller that this one presents; if there is none, dismisses this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        conceal(completion: completion)
    }

    // MARK: Responder

    /// The superview of the root view, or the presenting controller of a presented one.
    ///
    /// For the window's root controller, the superview is the window. Apple's sources disagree on a
    /// presented controller: the page on `next` names the superview of a controller's view, without
    /// exception. The article on responders and the responder chain names the presenting
    /// controller.
    override var nextResponder: UIResponder? {
        storedPresenting ?? storedView?.storedSuperview
    }

    override var windowOfResponder: UIWindow? { storedView?.storedWindow }
}

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A small sheet.
    case formSheet = 2
    /// Covers the presenting controller's area.
    case currentContext = 3
    /// A presentation that the presented controller defines.
    case custom = 4
    /// Covers the screen, and keeps the presenting view in the tree.
    case overFullScreen = 5
    /// Covers the presenting controller's area, and keeps its view in the tree.
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}
