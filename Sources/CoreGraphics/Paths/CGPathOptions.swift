/// Defines the inside of a path that crosses itself or has nested subpaths.
public enum CGPathFillRule: Int, Sendable {
    /// The points with a winding number other than zero.
    case winding
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// The shape of a stroke's end; stored only, because the model draws no strokes.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends in a half disc around the end point.
    case round
    /// Extends half the line width past the end point.
    case square
}

/// The shape of a stroke's corner; stored only, because the model draws no strokes.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A cut corner.
    case bevel
}
