/// What runs when an action does.
///
/// - Parameter action: The action itself; its ``UIAction/sender`` is who sent it.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name, for a control's events.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells an action from others: a control has one action of an identifier for an event.
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

    /// The action's text.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The action's picture.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// What tells the action from others.
    public final let identifier: Identifier
    /// A longer text for people who look for the action.
    open var discoverabilityTitle: String?
    /// How a menu offers the action.
    ///
    /// A control runs it whatever they are.
    open var attributes: Attributes = []
    /// Whether the action is ticked.
    open var state = State.off
    /// Who sent the action, while its handler runs: a control for one.
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
    /// - Parameters:
    ///   - title: Its text.
    ///   - subtitle: A second line of text.
    ///   - image: Its picture.
    ///   - identifier: What tells it from others; `nil` for one that no other action has.
    ///   - discoverabilityTitle: A longer text for people who look for it.
    ///   - attributes: How a menu offers it.
    ///   - state: Whether it is ticked.
    ///   - handler: What runs.
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

    /// An identifier that no other action has.
    private static func nextIdentifier() -> Identifier {
        identifiersGiven += 1
        return Identifier("unnamed action \(identifiersGiven)")
    }

    /// Runs the handler.
    ///
    /// - Parameters:
    ///   - sender: What ``sender`` answers meanwhile.
    ///   - target: Unused, as in UIKit for an action that is no command.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previousSender = self.sender
        self.sender = sender
        defer { self.sender = previousSender }
        handler(self)
    }
}
