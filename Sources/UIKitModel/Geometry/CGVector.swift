#if !canImport(Darwin)
    import Foundation

    /// A displacement in the plane, in points.
    public struct CGVector: Equatable, Hashable, Sendable {
        /// The horizontal part; positive is to the right.
        public var dx: CGFloat
        /// The vertical part; in UIKit's coordinates positive is downwards.
        public var dy: CGFloat

        /// The vector of no length.
        public static let zero = CGVector()

        /// Creates the vector of no length.
        public init() {
            self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
        }

        /// Creates a vector from its two parts.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Creates a vector from whole numbers.
        public init(dx: Int, dy: Int) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }

        /// Creates a vector from numbers in double precision.
        public init(dx: Double, dy: Double) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }
    }

    extension CGVector: Codable {
        /// Reads `dx` and `dy` from an unkeyed container.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let dx = try container.decode(CGFloat.self)
            let dy = try container.decode(CGFloat.self)
            self.init(dx: dx, dy: dy)
        }

        /// Writes `dx` and `dy` in the order in which they are read.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(contentsOf: [dx, dy])
        }
    }
#endif
