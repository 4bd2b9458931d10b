/// An element with a title and an image that a menu or a control can offer.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The text of the element.
    open var title: String { storedTitle }
    /// The image of the element.
    open var image: UIImage? { storedImage }
    /// A second line of text.
    open var subtitle: String?

    final var storedTitle: String
    final var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }

    /// The way in which a menu offers an element.
    public struct Attributes: OptionSet, Sendable {
        /// One bit per attribute.
        public let rawValue: UInt

        /// Creates a set of attributes from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The user cannot choose it.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It changes or deletes data.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Its menu stays open after the choice.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether a menu shows an element as checked.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        /// Partly checked.
        case mixed = 2
    }
}
