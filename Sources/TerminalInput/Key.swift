/// A key that was pressed, or a character that came through a pipe.
package enum Key: Hashable, Sendable {
    /// A key that writes a character.
    case character(Character)
    /// Return or Enter; the end of a line in a pipe.
    case enter
    /// Tab.
    case tab
    /// The key that takes back the last character.
    case backspace
    /// The key that removes the next character.
    case delete
    /// Escape by itself.
    case escape
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// The key to the beginning.
    case home
    /// The key to the end.
    case end
    /// The key one page back.
    case pageUp
    /// The key one page on.
    case pageDown
    /// A letter together with Control, in lower case.
    case control(Character)
    /// Any other key, or bytes that are no text.
    case unknown
}
