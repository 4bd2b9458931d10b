/// A message with buttons, presented over the window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where an alert appears.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    /// The alert's text under the title.
    open var message: String?

    /// Where the alert appears.
    open private(set) var preferredStyle = Style.actionSheet

    /// The alert's buttons.
    open private(set) var actions: [UIAlertAction] = []

    /// The button that stands out.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    // MARK: Touches

    /// Keeps touches that begin while the alert is shown: they do not reach who presented it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Keeps touches that began while the alert is shown.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Keeps touches that began while the alert is shown.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Keeps touches that began while the alert is shown.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Chooses one of the alert's buttons as a person would: the alert goes, then the action's
    /// handler runs.
    ///
    /// No name of UIKit's.
    ///
    /// - Parameter action: An action of this alert; another one only dismisses.
    public final func choose(_ action: UIAlertAction) {
        let isOffered = actions.contains { $0 === action } && action.isEnabled
        (presentingViewController ?? self).dismiss(animated: true) {
            if isOffered { action.handler?(action) }
        }
    }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// Any purpose.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }

    /// The button's text.
    open private(set) var title: String?

    /// What the button is for.
    open private(set) var style = Style.default

    /// Whether the button can be chosen.
    open var isEnabled = true

    final var handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - style: What it is for.
    ///   - handler: Called when it was chosen and the alert is gone.
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
}
