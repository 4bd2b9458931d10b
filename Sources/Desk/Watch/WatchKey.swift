import TerminalInput

/// The actions of keys during a watch.
enum WatchKey: CaseIterable {
    case hint, picture, list, next, runAgain, quit

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

    /// The action of a key, in lower or upper case; `nil` if it has none.
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
