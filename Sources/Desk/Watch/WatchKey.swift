import TerminalInput

/// The actions of keys during a watch, each with its letter.
enum WatchKey: Character, CaseIterable {
    case hint = "h"
    case picture = "p"
    case traces = "t"
    case tests = "v"
    case list = "l"
    case previous = "<"
    case next = ">"
    case page = "o"
    case lesson = "b"
    case advance = "a"
    case runAgain = "r"
    case help = "?"
    case quit = "q"

    /// A full description of what the key does.
    var sentence: String {
        switch self {
        case .hint: "one more hint"
        case .picture: "draws the scene of the first failure"
        case .traces: "the expected steps beside yours, and the belief behind them in full"
        case .tests: "the verdict on each test"
        case .list: "all exercises; a number jumps to one"
        case .previous: "the exercise before"
        case .next: "the next exercise"
        case .page: "opens the report as a page that plays the scene, step by step"
        case .lesson: "opens the lesson"
        case .advance: "turns automatic advance after a pass on or off"
        case .runAgain: "checks again, with other random scenes"
        case .help: "all keys"
        case .quit: "ends the watch"
        }
    }

    /// The keys in the line of keys, in order, with their names there.
    static let ofLine: KeyValuePairs<WatchKey, String> = [
        .hint: "hint", .picture: "picture", .traces: "traces", .list: "list", .next: "next",
        .help: "keys", .quit: "quit",
    ]

    /// The keys that are dropped from a narrow line, in this order; `help` is never dropped.
    static let expendable: [WatchKey] = [.next, .list, .picture, .traces, .quit, .hint]

    /// The action of a key, in lower or upper case; `nil` if it has none.
    ///
    /// The keys without Shift, the arrows, and the `n` of other programs go to and fro as well.
    init?(_ key: Key) {
        switch key {
        case .character(","), .left: self = .previous
        case .character("."), .character("n"), .character("N"), .right: self = .next
        case .character(let character):
            self.init(rawValue: Character(character.lowercased()))
        case .control("d"): self = .quit
        default: return nil
        }
    }
}
