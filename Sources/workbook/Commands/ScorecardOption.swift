import Catalogue
import Foundation
import Interview
import Platform
import Subcommands

extension Option {
    static let scorecard = value("--scorecard", "SCORECARD", "FILE")
}

extension Arguments {
    /// The file for the scorecard; refused before the first question if it cannot be written.
    func scorecard() throws(WrongUse) -> ScorecardFile? {
        guard let shown = self[.scorecard] else { return nil }
        return try outputFile(.scorecard).map { ScorecardFile(path: $0, shownPath: shown) }
    }
}
