/// A font, of which the model stores only the size and the weight.
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// A number from -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// Medium.
        public static let medium = Weight(rawValue: 0.23)
        /// Semibold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// Thickest.
        public static let black = Weight(rawValue: 0.62)
    }

    private let size: CGFloat
    private let weight: Weight

    private init(size: CGFloat, weight: Weight) {
        self.size = size
        self.weight = weight
        super.init()
    }

    /// The size in points.
    open var pointSize: CGFloat { size }

    /// Returns the system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// Returns the system font of a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Returns the bold system font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// Returns the italic system font; the model keeps only its size.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// Returns the system font with characters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Returns the system font with digits of one width.
    open class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Returns the font for a kind of text, in the size of the usual setting.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.usualSize, weight: style == .headline ? .semibold : .regular)
    }

    /// Creates a font by its name; the model has no other fonts, and keeps only the size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, weight: .regular)
    }

    /// Returns the font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.size == size && other.weight == weight
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(weight)
        return hasher.finalize()
    }
}
