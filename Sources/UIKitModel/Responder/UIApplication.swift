/// The app's windows and the entry point of its events.
///
/// The only instance is ``shared``. Not modelled: scenes, states and the run loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app's only application object.
    open class var shared: UIApplication { sharedApplication }

    /// The value of ``shared``.
    ///
    /// In an app `UIApplicationMain` creates it.
    package static var sharedApplication = UIApplication()

    /// The app's delegate.
    ///
    /// The application holds it weakly, as on Apple's systems.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that were shown, back to front: by level, then by the order in which they were
    /// shown last.
    ///
    /// A hidden window stays in the list (UIApplication, `windows`: "the app's visible and hidden
    /// windows"). Apple documents the order by level. Within a level the order is the model's choice.
    open var windows: [UIWindow] {
        let shown = shownWindows.compactMap(\.window)
        guard shown.count > 1 else { return shown }
        return shown.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }

    /// The window that receives events without a location.
    ///
    /// The application holds it weakly.
    open private(set) weak var keyWindow: UIWindow?

    private struct ShownWindow {
        weak var window: UIWindow?
    }

    private var shownWindows: [ShownWindow] = []

    final func add(_ window: UIWindow) {
        remove(window)
        shownWindows.append(ShownWindow(window: window))
    }

    final func hide(_ window: UIWindow) {
        if keyWindow === window { keyWindow = nil }
    }

    /// Takes a window out of the list, as if it had never been shown.
    package final func remove(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
        hide(window)
    }

    final func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        keyWindow?.resignKey()
        keyWindow = window
        window.becomeKey()
    }

    /// Sends an event to the windows of its touches, front to back.
    ///
    /// A window hidden after its touches began still receives them.
    open func sendEvent(_ event: UIEvent) {
        if event.touches.count == 1, let touch = event.touches.first {
            touch.window?.sendEvent(event)
            return
        }
        let frontToBack = Array(windows.reversed())
        let touched = event.touches.sorted { $0.order < $1.order }.compactMap(\.window)
        for window in (frontToBack + touched).withoutRepetition
        where touched.containsObject(window) {
            window.sendEvent(event)
        }
    }

    /// The delegate, if it is a responder that belongs to no other chain.
    override var nextResponder: UIResponder? {
        guard let responder = delegate as? UIResponder,
            !(responder is UIView), !(responder is UIViewController), responder !== self
        else { return nil }
        return responder
    }

    override var windowOfResponder: UIWindow? { keyWindow }
}
