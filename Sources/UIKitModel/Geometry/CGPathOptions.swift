#if !canImport(Darwin)
    /// What counts as the inside of a path that crosses or nests in itself.
    public enum CGPathFillRule: Int, Sendable {
        /// Inside is where the path winds around a point a number of times other than zero,
        /// opposite directions cancelling out.
        case winding
        /// Inside is where a ray from a point crosses the path an odd number of times.
        case evenOdd
    }

    /// How a stroke ends, kept for drawing code: the model strokes nothing.
    public enum CGLineCap: Int32, Sendable {
        /// The stroke stops at the end point.
        case butt
        /// The stroke ends in a half disc around the end point.
        case round
        /// The stroke goes half its width past the end point.
        case square
    }

    /// How a stroke turns a corner, kept for drawing code: the model strokes nothing.
    public enum CGLineJoin: Int32, Sendable {
        /// The corner is pointed.
        case miter
        /// The corner is rounded.
        case round
        /// The corner is cut off.
        case bevel
    }
#endif
