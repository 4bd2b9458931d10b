/// A message with buttons, presented over the window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The places at which an alert appears.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    /// The text below the title.
    open var message: String?

    /// The place at which the alert appears.
    open private(set) var preferredStyle = Style.actionSheet

    /// The alert's buttons.
    open private(set) var actions: [UIAlertAction] = []

    /// The action that the alert emphasizes.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The button that a user chooses just to close the alert.
    package final var closingAction: UIAlertAction? {
        let enabled = actions.filter(\.isEnabled)
        return enabled.first { $0 === preferredAction } ?? enabled.first { $0.style == .cancel }
            ?? enabled.first
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    // MARK: Touches

    /// Keeps the touch: it does not reach the presenting controller.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The purpose of a button.
    public enum Style: Int, Sendable {
        /// Any purpose.
        case `default` = 0
        /// Leaves everything unchanged.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }

    /// The button's text.
    open private(set) var title: String?

    /// The purpose of the button.
    open private(set) var style = Style.default

    /// Whether a user can choose the button.
    open var isEnabled = true

    private final var handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    ///
    /// - Parameter handler: Runs after a user has chosen the button, when the alert is closed.
    public convenience init(
        title: String?,
        style: Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Runs the handler, as a tap on the button does.
    package final func choose() { handler?(self) }
}
