extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in points, as in `(1.0, 2.0)` and as `print` shows on Apple's systems.
    public var debugDescription: String {
        "(\(x), \(y))"
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in points, as in `(30.0, 40.0)`.
    public var debugDescription: String {
        "(\(width), \(height))"
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size in points, as in `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
