/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Stretched from edge to edge.
    case justified = 3
    /// At the edge where the language's lines begin.
    case natural = 4
}
