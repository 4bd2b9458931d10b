/// A command line of bubblewrap's, taken apart as bubblewrap does.
struct BubblewrapOptions {
    /// An option and what follows it.
    struct Option: Hashable {
        var name: String
        var operands: [String]
    }

    /// An option that these tests do not know: its operands could be anything.
    struct Unknown: Error, Hashable {
        var word: String
    }

    /// The options, in order.
    private(set) var all: [Option] = []
    /// The program to start, with its arguments.
    private(set) var command: [String] = []

    private static let counts: [String: Int] = [
        "--unshare-user": 0, "--unshare-all": 0, "--disable-userns": 0, "--die-with-parent": 0,
        "--new-session": 0, "--as-pid-1": 0, "--clearenv": 0, "--cap-drop": 1, "--info-fd": 1,
        "--proc": 1,
        "--dev": 1, "--tmpfs": 1, "--remount-ro": 1, "--seccomp": 1, "--bind": 2, "--ro-bind": 2,
        "--ro-bind-try": 2, "--dev-bind": 2, "--setenv": 2,
    ]

    init(_ words: [String]) throws {
        var rest = words[...]
        while let name = rest.popFirst() {
            if name == "--" {
                command = Array(rest)
                return
            }
            guard let count = BubblewrapOptions.counts[name] else { throw Unknown(word: name) }
            all.append(Option(name: name, operands: Array(rest.prefix(count))))
            rest = rest.dropFirst(count)
        }
    }

    /// The options without operands, in order.
    var flags: [String] { all.filter(\.operands.isEmpty).map(\.name) }

    /// The operands of an option, wherever it stands.
    func operands(of name: String) -> [[String]] {
        all.filter { $0.name == name }.map(\.operands)
    }
}
