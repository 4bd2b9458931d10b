/// A colour of one grey or three colour components, and an opacity.
///
/// Not modelled: patterns, and colour spaces other than grey and sRGB.
public class CGColor: @unchecked Sendable {
    private let values: [CGFloat]

    private init(values: [CGFloat]) {
        self.values = values
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: [red, green, blue, alpha])
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(
        srgbRed red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        self.init(values: [red, green, blue, alpha])
    }

    /// Creates a grey between 0 (black) and 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(values: [gray, alpha])
    }

    /// The grey, or red, green and blue, followed by the opacity; never `nil` in the model.
    public var components: [CGFloat]? {
        values
    }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int {
        values.count
    }

    /// The opacity, between 0 (invisible) and 1.
    public var alpha: CGFloat {
        values.last ?? 0
    }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(values: values.dropLast() + [alpha])
    }
}

extension CGColor: Hashable {
    /// Whether two colours have equal components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
