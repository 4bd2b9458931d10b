/// An immutable shape of straight and curved lines.
///
/// Two paths are equal if their elements are equal. Not modelled: enumeration of the elements,
/// stroked and dashed copies, and operations that combine regions.
public class CGPath {
    final var elements: [PathElement]

    init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Creates a rectangle.
    ///
    /// - Parameter transform: Maps the rectangle's corners; `nil` leaves them unchanged.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates the ellipse inscribed in a rectangle.
    ///
    /// - Parameter transform: Maps the ellipse; `nil` leaves it unchanged.
    public convenience init(
        ellipseIn rect: CGRect,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates a rectangle with quarter-ellipse corners.
    ///
    /// Corners that do not fit beside each other are a programmer error and stop the program,
    /// as in Core Graphics.
    ///
    /// - Parameters:
    ///   - cornerWidth: The width of a corner, at most half the rectangle's.
    ///   - cornerHeight: The height of a corner, at most half the rectangle's.
    ///   - transform: Maps the shape; `nil` leaves it unchanged.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: path.elements)
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

    /// Returns a copy with every point mapped by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        mutableCopy(using: transform)?.copy()
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    /// Returns a mutable copy with every point mapped by a transform.
    public func mutableCopy(
        using transform: UnsafePointer<CGAffineTransform>?
    ) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
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
