/// No fault by itself: the name is taken where a file imports Foundation, too.
public struct Point: Sendable {
    public var x = 0.0
    public init() {}
}
