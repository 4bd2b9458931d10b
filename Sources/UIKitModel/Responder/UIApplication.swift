/// The app: its windows, and the way in for events.
///
/// There is one, ``shared``, from the first use on. Not modelled: scenes, states and the run loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app's only application object.
    open class var shared: UIApplication { sharedApplication }

    /// The application that ``shared`` answers with: in an app, `UIApplicationMain` makes it.
    @_spi(Tracing) public static var sharedApplication = UIApplication()

    /// Who answers for the app.
    ///
    /// Not kept alive by the application, as on Apple's systems.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that are shown, back to front: by level, then by the order of showing them.
    ///
    /// Apple documents the order by level, and that hidden windows are among them in an app, which
    /// they are not here. Within a level no order is documented: that of showing them is this model's.
    open var windows: [UIWindow] {
        let shown = shownWindows.compactMap(\.window)
        guard shown.count > 1 else { return shown }
        return shown.enumerated().sorted { first, second in
            let levels = (first.element.windowLevel, second.element.windowLevel)
            return levels.0 == levels.1 ? first.offset < second.offset : levels.0 < levels.1
        }.map(\.element)
    }

    /// The window that gets events without a place on screen.
    ///
    /// Not kept alive by the application.
    open private(set) weak var keyWindow: UIWindow?

    private struct ShownWindow {
        weak var window: UIWindow?
    }

    private var shownWindows: [ShownWindow] = []

    final func add(_ window: UIWindow) {
        remove(window)
        shownWindows.append(ShownWindow(window: window))
    }

    final func remove(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
        if keyWindow === window { keyWindow = nil }
    }

    final func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        keyWindow?.resignKey()
        keyWindow = window
        window.becomeKey()
    }

    /// Hands an event to the windows that its touches belong to, the front one first.
    ///
    /// A window that was hidden after its touches began still gets them.
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

    /// The delegate, where it is a responder that stands in no chain of its own.
    override var nextResponder: UIResponder? {
        guard let responder = delegate as? UIResponder,
            !(responder is UIView), !(responder is UIViewController), responder !== self
        else { return nil }
        return responder
    }

    override var windowOfResponder: UIWindow? { keyWindow }
}
