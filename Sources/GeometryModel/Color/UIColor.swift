/// An immutable colour of sRGB components and an opacity.
///
/// Colours with equal components are equal. UIKit also distinguishes a grey from the same shade
/// made of red, green and blue. Not modelled: colours that follow the light or dark appearance,
/// patterns, named colours and archiving.
open class UIColor: NSObject, @unchecked Sendable {
    private let red: CGFloat
    private let green: CGFloat
    private let blue: CGFloat
    private let alpha: CGFloat

    /// Creates a colour from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    /// Finds a colour of the app's asset catalogue by its name; the model has no catalogue, and finds
    /// none.
    public convenience init?(named name: String) {
        return nil
    }

    /// Creates a grey between 0 (black) and 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        red = white
        green = white
        blue = white
        self.alpha = alpha
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The position on the colour circle, from 0 (red) through 1/3 (green) and 2/3 (blue)
    ///     to 1 (red).
    ///   - saturation: From 0 (grey) to 1.
    ///   - brightness: From 0 (black) to 1.
    ///   - alpha: The opacity, from 0 (invisible) to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        /// A component is full within a sixth of the circle around its own hue, and falls to zero
        /// over the next sixth on either side.
        func component(at center: CGFloat) -> CGFloat {
            let distance = abs(hue - center)
            let sixths = 6 * min(distance, 1 - distance)
            let strength = max(0, min(1, 2 - sixths))
            return brightness * (1 - saturation * (1 - strength))
        }
        red = component(at: 0)
        green = component(at: 1 / 3)
        blue = component(at: 2 / 3)
        self.alpha = alpha
        super.init()
    }

    /// Creates a colour from a `CGColor` of one grey or three colour components.
    ///
    /// A colour of another space, which exists only on Apple's systems, becomes clear.
    public init(cgColor: CGColor) {
        let components = cgColor.components ?? []
        switch components.count {
        case 2:
            (red, green, blue) = (components[0], components[0], components[0])
            alpha = components[1]
        case 4:
            (red, green, blue) = (components[0], components[1], components[2])
            alpha = components[3]
        default:
            (red, green, blue, alpha) = (0, 0, 0, 0)
        }
        super.init()
    }

    /// The colour for Core Graphics, always with three components and an opacity.
    open var cgColor: CGColor {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Writes the components to four variables.
    ///
    /// UIKit takes pointers, for which an app writes the same code; a pointer itself would let an answer
    /// write anywhere.
    ///
    /// - Returns: Whether the conversion succeeded; always `true` in the model.
    @discardableResult
    open func getRed(
        _ red: inout CGFloat,
        green: inout CGFloat,
        blue: inout CGFloat,
        alpha: inout CGFloat
    ) -> Bool {
        alpha = self.alpha
        return getRed(&red, green: &green, blue: &blue, alpha: nil)
    }

    /// Writes the components to three variables, without the opacity.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat,
        green: inout CGFloat,
        blue: inout CGFloat,
        alpha: Never?
    ) -> Bool {
        (red, green, blue) = (self.red, self.green, self.blue)
        return true
    }

    /// Does nothing; UIKit sets the colour of later fills and strokes.
    open func set() {}

    /// Does nothing; UIKit sets the colour of later fills.
    open func setFill() {}

    /// Does nothing; UIKit sets the colour of later strokes.
    open func setStroke() {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else {
            return false
        }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    open override var hash: Int {
        [red, green, blue, alpha].hashValue
    }

    /// The components as UIKit prints them, such as `UIExtendedSRGBColorSpace 1 0 0 1`.
    open override var description: String {
        let numbers = [red, green, blue, alpha].map { String(format: "%g", Double($0)) }
        return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
    }
}
