/// A key press, or a character from a pipe.
package enum Key: Hashable, Sendable {
    /// A key that types a character.
    case character(Character)
    /// Return or Enter; in a pipe, the end of a line.
    case enter
    case left
    case right
    /// Control with a letter, in lower case.
    case control(Character)
    /// Any other key, such as a letter beyond ASCII.
    case other
}
