/// Parses the names that a candidate typed.
///
/// Case, spaces and underscores in names are ignored. Spaces, commas or arrows separate names.
package struct ReplyReader: Sendable {
    package enum Reading: Hashable, Sendable {
        /// The names in order; `nil` stands for nobody.
        case names([String?])
        case unknown(String)
    }

    private let names: [String: String]

    /// - Parameters:
    ///   - names: The names of the question's views or responders.
    ///   - letters: The letters that stand for some of them in a picture, with their names.
    package init(names: [String], letters: [String: String] = [:]) {
        var known: [String: String] = [:]
        for name in names { known[ReplyReader.normal(name)] = name }
        let aliases = [
            "app": "application", "uiapplication": "application",
            "delegate": "applicationdelegate", "appdelegate": "applicationdelegate",
        ]
        for (alias, name) in aliases where known[alias] == nil { known[alias] = known[name] }
        // A number alone means the view with that number.
        for (key, name) in known where key.hasPrefix("view") {
            let number = String(key.dropFirst(4))
            if Int(number) != nil, known[number] == nil { known[number] = name }
        }
        for (letter, name) in letters where known[letter] == nil { known[letter] = name }
        self.names = known
    }

    package func read(_ line: String) -> Reading {
        let separated = line.replacing("->", with: ",").replacing("=>", with: ",")
        var read: [String?] = []
        for group in separated.split(whereSeparator: { ",;→>|".contains($0) }) {
            let words = group.split(whereSeparator: \.isWhitespace).map(String.init)
            var index = 0
            while index < words.count {
                guard let match = longestName(in: words[index...]) else {
                    // "view 9" is one name, even if no view has it.
                    let hasNumber = words.dropFirst(index + 1).first.flatMap { Int($0) } != nil
                    return .unknown(
                        words[index...].prefix(hasNumber ? 2 : 1).joined(separator: " ")
                    )
                }
                read.append(match.name)
                index += match.count
            }
        }
        return .names(read)
    }

    private func longestName(in words: ArraySlice<String>) -> (name: String?, count: Int)? {
        // A number begins no name: in "view 1 2" the 2 is a separate view.
        let isNumber = words.first.flatMap { Int($0) } != nil
        for count in stride(from: isNumber ? 1 : min(2, words.count), through: 1, by: -1) {
            let key = ReplyReader.normal(words.prefix(count).joined())
            if let name = names[key] { return (name, count) }
            if count == 1, ["nil", "none", "nobody", "nothing"].contains(key) { return (nil, 1) }
        }
        return nil
    }

    private static func normal(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
