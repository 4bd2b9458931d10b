/// A location, in points.
public struct Point: Codable, Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// Creates a location from its distances to the right of the origin and below it.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of the coordinate space.
    public static let zero = Point(0, 0)
}

/// A rectangle, in points.
public struct Rectangle: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The extent to the right.
    public var width: Double
    /// The extent downwards.
    public var height: Double

    /// Creates a rectangle.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The point in the middle.
    public var center: Point { Point(x + width / 2, y + height / 2) }

    /// Points on the minimum edges are inside, points on the maximum edges are outside.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
