import Foundation
import Platform

/// The Markdown file with the missed questions.
package struct ScorecardFile: Codable, Hashable, Sendable {
    private let path: String
    /// The path as the candidate gave it.
    private let shownPath: String

    package init(path: String, shownPath: String) {
        self.path = path
        self.shownPath = shownPath
    }

    /// Whether the file may be replaced without loss: it does not exist, is empty, or is a scorecard.
    package var isReplaceable: Bool {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
            return true
        }
        let firstLine = String(decoding: data.prefix(64), as: UTF8.self)
        return ScorecardFile.titles.contains { firstLine.hasPrefix("# \($0), seed ") }
    }

    private static let titles = ["Scorecard", "Quiz"]

    func write(_ text: String, in dialogue: Dialogue) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            dialogue.say("The scorecard, with all that was missed, is in \(shownPath).")
        } catch {
            dialogue.say("\(shownPath) cannot be written: \(error.sentence)", .caution)
        }
    }
}
