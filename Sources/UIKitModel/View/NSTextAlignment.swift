/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// Centred.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Stretched from edge to edge.
    case justified = 3
    /// At the edge where the language's lines begin.
    case natural = 4
}
