/// Something with a title and an image that a menu or a control can offer.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The element's text.
    open var title: String { storedTitle }
    /// The element's picture.
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

    /// How an element is offered.
    public struct Attributes: OptionSet, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt

        /// Creates a set of attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It changes or deletes data.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Its menu stays open when it was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// Not ticked.
        case off = 0
        /// Ticked.
        case on = 1
        /// Something in between.
        case mixed = 2
    }
}
