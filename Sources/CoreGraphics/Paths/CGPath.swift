/// An immutable shape of straight and curved lines.
///
/// Two paths are equal if their elements are equal. Not modelled: enumeration of the elements,
/// stroked and dashed copies, and operations that combine regions.
public class CGPath {
    final var elements: [PathElement]

    init(elements: [PathElement]) {
        self.elements = elements
    }

    // Core Graphics takes pointers to transforms, with which an answer could read its process's memory. Here,
    // the callers' two forms, `&transform` and `nil`, are therefore separate functions.

    private convenience init(mapping transform: CGAffineTransform, _ draw: (CGMutablePath) -> Void)
    {
        let (drawn, path) = (CGMutablePath(), CGMutablePath())
        draw(drawn)
        path.addPath(drawn, transform: transform)
        self.init(elements: path.elements)
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: Never?) {
        self.init(mapping: .identity) { $0.addRect(rect) }
    }

    /// Creates a rectangle whose corners a transform maps.
    public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
        self.init(mapping: transform) { $0.addRect(rect) }
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: Never?) {
        self.init(mapping: .identity) { $0.addEllipse(in: rect) }
    }

    /// Creates the ellipse inscribed in a rectangle, mapped by a transform.
    public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
        self.init(mapping: transform) { $0.addEllipse(in: rect) }
    }

    /// Creates a rectangle with quarter-ellipse corners.
    ///
    /// Corners that do not fit beside each other are a programmer error and stop the program,
    /// as in Core Graphics.
    ///
    /// - Parameters:
    ///   - cornerWidth: The width of a corner, at most half the rectangle's.
    ///   - cornerHeight: The height of a corner, at most half the rectangle's.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: Never?
    ) {
        self.init(mapping: .identity) {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// Creates a rectangle with quarter-ellipse corners, mapped by a transform.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: inout CGAffineTransform
    ) {
        self.init(mapping: transform) {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// Whether the path has no elements.
    ///
    /// A single move is an element.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// The point from which the next line starts, or zero for an empty path.
    ///
    /// After closing a subpath it is the first point of that subpath.
    public var currentPoint: CGPoint {
        if let point = elements.last?.points.last {
            return point
        }
        for case .move(let point) in elements.reversed() {
            return point
        }
        return .zero
    }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// Returns a copy, as ``copy()`` does.
    public func copy(using transform: Never?) -> CGPath? { copy() }

    /// Returns a copy with every point mapped by a transform.
    public func copy(using transform: inout CGAffineTransform) -> CGPath? {
        mutableCopy(using: &transform)?.copy()
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self)
        return path
    }

    /// Returns a mutable copy, as ``mutableCopy()`` does.
    public func mutableCopy(using transform: Never?) -> CGMutablePath? { mutableCopy() }

    /// Returns a mutable copy with every point mapped by a transform.
    public func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform)
        return path
    }
}

extension CGPath: Hashable {
    /// Whether two paths have the same elements in the same order.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.elements == right.elements
    }

    /// Hashes the path's elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
