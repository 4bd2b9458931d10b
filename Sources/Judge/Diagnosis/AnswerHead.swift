import Foundation

/// What the comments at the beginning of an answer's file say.
///
/// Such as `// Hint: Where to look.`
struct AnswerHead {
    private var values: [String: String] = [:]

    /// Reads the comments before the first line of code; a line that is indented goes on with the one
    /// before.
    init(_ text: String) {
        var key: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("//") else { break }
            let comment = line.dropFirst(2)
            let words = comment.trimmingCharacters(in: .whitespaces)
            if comment.hasPrefix("   "), let key {
                values[key, default: ""] += " " + words
            } else if let colon = words.firstIndex(of: ":") {
                let name = String(words[..<colon])
                values[name] = words[words.index(after: colon)...].trimmingCharacters(
                    in: .whitespaces
                )
                key = name
            }
        }
    }

    /// What is said under a name; empty where nothing is.
    subscript(_ name: String) -> String { values[name] ?? "" }
}
