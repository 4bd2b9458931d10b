import Catalogue
import Foundation
import Platform
import Sharing

/// The scene that a lesson opens with, to play with.
package struct PlayScene: Codable, Hashable, Sendable {
    /// What to do in it, and what it shows.
    package let title: String
    package let scene: SharedScene

    /// Reads the scene of an exercise, from `figures/play.json` beside its lesson; `nil` if a new
    /// lesson has none yet.
    package init?(_ exercise: Exercise, _ workbook: Workbook) throws(BookFault) {
        let path = "\(workbook.figures(exercise))/play.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            self = try JSONDecoder().decode(PlayScene.self, from: data)
        } catch {
            throw BookFault("\(path) cannot be read: \(error)")
        }
    }
}

/// Why a page of the book could not be made.
package struct BookFault: ExplainedError {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
