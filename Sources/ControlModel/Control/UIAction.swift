/// The closure that an action runs.
///
/// - Parameter action: The action itself; its ``UIAction/sender`` is the object that sent it.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with an identity, for a control's events.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Identifies an action.
    ///
    /// A control has at most one action with the same identifier for an event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// Creates an identifier with a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier with a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Distinguishes the action from others.
    public final let identifier: Identifier
    /// A longer text that describes the action.
    open var discoverabilityTitle: String?
    /// The way in which a menu offers the action.
    ///
    /// A control ignores the attributes and runs the action.
    open var attributes: Attributes = []
    /// Whether a menu shows the action as checked.
    open var state = State.off
    /// The object that sent the action, such as a control, while the handler runs.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    init(title: String, image: UIImage?, identifier: Identifier, handler: @escaping UIActionHandler)
    {
        self.identifier = identifier
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Creates an action.
    ///
    /// - Parameter identifier: Distinguishes the action from others; `nil` for a unique identifier.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        let identifier = identifier ?? UIAction.nextIdentifier()
        self.init(title: title, image: image, identifier: identifier, handler: handler)
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private static var identifiersGiven = 0

    private static func nextIdentifier() -> Identifier {
        identifiersGiven += 1
        return Identifier("unnamed action \(identifiersGiven)")
    }

    /// Runs the handler.
    ///
    /// - Parameters:
    ///   - sender: The value of ``sender`` while the handler runs.
    ///   - target: Unused, as in UIKit for an action that is not a command.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previousSender = self.sender
        self.sender = sender
        defer { self.sender = previousSender }
        handler(self)
    }
}
