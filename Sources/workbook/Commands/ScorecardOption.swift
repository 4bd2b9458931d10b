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
        let path = Workbook.path(of: shown)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let files = FileManager.default
        let place = files.fileExists(atPath: path) ? path : folder
        guard files.isWritableFile(atPath: place), !files.isFolder(path) else {
            throw WrongUse(
                "SCORECARD=\(shown) cannot be written: name a file in a folder that is there, such "
                    + "as SCORECARD=scorecard.md."
            )
        }
        return ScorecardFile(path: path, shownPath: shown)
    }
}
