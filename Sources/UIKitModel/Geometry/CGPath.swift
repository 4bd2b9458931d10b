#if !canImport(Darwin)
    import Foundation

    /// A shape made of straight and curved lines, which does not change after it is made.
    ///
    /// Two paths are equal when their steps are. Of Core Graphics' path, going through the steps,
    /// stroked and dashed copies, and the operations that combine regions are not modelled.
    public class CGPath {
        final var elements: [PathElement]

        init(elements: [PathElement]) {
            self.elements = elements
        }

        /// Creates a rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle, in the path's coordinates.
        ///   - transform: A mapping of the rectangle's corners; `nil` leaves them.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            let path = CGMutablePath()
            path.addRect(rect, transform: transform?.pointee ?? .identity)
            self.init(elements: path.elements)
        }

        /// Creates the ellipse that touches a rectangle's four edges.
        ///
        /// - Parameters:
        ///   - rect: The rectangle, in the path's coordinates.
        ///   - transform: A mapping of the ellipse; `nil` leaves it.
        public convenience init(
            ellipseIn rect: CGRect,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let path = CGMutablePath()
            path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
            self.init(elements: path.elements)
        }

        /// Creates a rectangle whose corners are quarters of an ellipse.
        ///
        /// As in Core Graphics it is a programmer error, which stops the program, if two corners
        /// do not fit beside each other.
        ///
        /// - Parameters:
        ///   - rect: The rectangle, in the path's coordinates.
        ///   - cornerWidth: The width of a corner, at most half the rectangle's.
        ///   - cornerHeight: The height of a corner, at most half the rectangle's.
        ///   - transform: A mapping of the shape; `nil` leaves it.
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

        /// Whether the path has no steps at all; a lone move is a step.
        public var isEmpty: Bool {
            elements.isEmpty
        }

        /// The point from which the next line starts, or zero while the path is empty.
        ///
        /// After a subpath is closed it is the point at which that subpath began.
        public var currentPoint: CGPoint {
            if let point = elements.last?.points.last {
                return point
            }
            for case .move(let point) in elements.reversed() {
                return point
            }
            return .zero
        }

        /// Returns a path with the same steps that later changes to this one do not reach.
        public func copy() -> CGPath? {
            CGPath(elements: elements)
        }

        /// Returns this path with every point mapped by a transform.
        public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
            mutableCopy(using: transform)?.copy()
        }

        /// Returns a path with the same steps, to which more can be added.
        public func mutableCopy() -> CGMutablePath? {
            mutableCopy(using: nil)
        }

        /// Returns a path to which more can be added, with every point mapped by a transform.
        public func mutableCopy(
            using transform: UnsafePointer<CGAffineTransform>?
        ) -> CGMutablePath? {
            let path = CGMutablePath()
            path.addPath(self, transform: transform?.pointee ?? .identity)
            return path
        }
    }

    extension CGPath: Hashable {
        /// Whether two paths have the same steps in the same order.
        public static func == (left: CGPath, right: CGPath) -> Bool {
            left.elements == right.elements
        }

        /// Feeds the path's steps to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(elements)
        }
    }
#endif
