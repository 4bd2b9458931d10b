/// The kind of element that a view is to assistive apps.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The traits, one bit each.
    public let rawValue: UInt64

    /// Creates traits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Text that cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that does not respond to the user.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// An element with a value that can be adjusted.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that takes touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
