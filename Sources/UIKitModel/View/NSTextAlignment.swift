/// The side that lines of text lie at.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// From edge to edge.
    case justified = 3
    /// Where lines begin in the text's language.
    case natural = 4
}
