/// The strings of UIKit's `NSStringFromCGPoint` and related functions, under their Swift names.
///
/// Numbers have up to 17 significant digits, as on a 64-bit device, which distinguishes any two.
/// For example, 0.1 becomes `0.10000000000000001`. The inverse functions, such as `cgPoint(for:)`,
/// are not modelled.
extension NSCoder {
    /// Returns a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String {
        braced([point.x, point.y])
    }

    /// Returns a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String {
        braced([vector.dx, vector.dy])
    }

    /// Returns a size as `{width, height}`.
    public class func string(for size: CGSize) -> String {
        braced([size.width, size.height])
    }

    /// Returns a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns a transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let elements = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "[\(listed(elements))]"
    }

    /// Returns insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braced([insets.top, insets.left, insets.bottom, insets.right])
    }

    private class func braced(_ numbers: [CGFloat]) -> String {
        "{\(listed(numbers))}"
    }

    private class func listed(_ numbers: [CGFloat]) -> String {
        numbers.map { text(Double($0)) }.joined(separator: ", ")
    }

    /// A number in the format `%.17g`.
    ///
    /// Formats integers in Swift, because calling C takes a tenth of a scene's time.
    private class func text(_ number: Double) -> String {
        let isMinusZero = number == 0 && number.sign == .minus
        guard !isMinusZero, abs(number) < 1e15, let whole = Int(exactly: number) else {
            return String(format: "%.17g", number)
        }
        return String(whole)
    }
}
