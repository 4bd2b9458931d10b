import Foundation

/// The hints for an exercise: the sections of `Hints.md`, in order.
struct HintFile {
    let levels: [String]

    /// Parses the sections below headings of level two.
    ///
    /// Joins the lines of each paragraph, and removes the marks of emphasis and code, which a terminal would
    /// show literally.
    init(text: String) {
        var levels: [[String]] = []
        var isInParagraph = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") {
                levels.append([])
                isInParagraph = false
            } else if line.allSatisfy(\.isWhitespace) {
                isInParagraph = false
            } else if !levels.isEmpty, !line.hasPrefix("#") {
                let words = line.filter { !"*`".contains($0) }.trimmingCharacters(in: .whitespaces)
                if isInParagraph, let last = levels[levels.count - 1].popLast() {
                    levels[levels.count - 1].append("\(last) \(words)")
                } else {
                    levels[levels.count - 1].append(words)
                }
                isInParagraph = true
            }
        }
        self.levels = levels.map { $0.joined(separator: "\n\n") }.filter { !$0.isEmpty }
    }
}
