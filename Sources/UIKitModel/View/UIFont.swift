/// A font, of which this model keeps the size and the weight.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Neither light nor heavy.
        public static let regular = Weight(rawValue: 0)
        /// A little heavy.
        public static let medium = Weight(rawValue: 0.23)
        /// Nearly bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
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

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's bold font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Whether the other object is a font of the same size and weight.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.size == size && other.weight == weight
    }

    /// Equal for equal fonts.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(weight)
        return hasher.finalize()
    }
}
