import TerminalInput

/// What a key does while an answer is watched.
enum WatchKey: CaseIterable {
    case hint, picture, list, next, runAgain, quit

    /// The letter on the key.
    var letter: Character {
        switch self {
        case .hint: "h"
        case .picture: "p"
        case .list: "l"
        case .next: "n"
        case .runAgain: "r"
        case .quit: "q"
        }
    }

    /// What it does, in a word or two.
    var words: String {
        switch self {
        case .hint: "hint"
        case .picture: "picture"
        case .list: "list"
        case .next: "next"
        case .runAgain: "run again"
        case .quit: "quit"
        }
    }

    /// The meaning of a key, if it has one; upper case means the same.
    init?(_ key: Key) {
        switch key {
        case .character(let character):
            let lower = Character(character.lowercased())
            guard let meaning = WatchKey.allCases.first(where: { $0.letter == lower }) else {
                return nil
            }
            self = meaning
        case .control("d"): self = .quit
        default: return nil
        }
    }
}
