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
        guard let path = try outputFile(.scorecard) else { return nil }
        let file = ScorecardFile(path: path, shownPath: shown)
        guard file.isReplaceable else {
            throw WrongUse("SCORECARD=\(shown) is a file of yours, not a scorecard: name another.")
        }
        return file
    }
}
