import Catalogue
import Foundation
import Platform

/// Compares the model with the file that a truth app shared.
package struct TruthCheck {
    /// The comparison in words.
    package let text: String
    package let agrees: Bool

    /// Plays the file's scenes and all facts with the model, and compares.
    ///
    /// - Parameter name: The file's name in messages.
    package init(_ data: Data, named name: String, workbook: Workbook) throws {
        let device: TruthFile
        do {
            device = try TruthFile(json: data)
        } catch {
            throw Mistake(
                "COMPARE=\(name) is not a file of the truth app, or a part of it is "
                    + "missing."
            )
        }
        guard device.version == TruthFile.currentVersion else {
            throw Mistake(
                "COMPARE=\(name) is of another version of the workbook: make the app "
                    + "again with `\(DisplayedCommand("truth", with: ["OUT": "folder"]).words())`, and play it again."
            )
        }
        let comparison = TruthComparison(
            device: device,
            model: try ModelProgram(workbook: workbook).answers(to: device)
        )
        text = TruthReport(comparison: comparison).text
        agrees = comparison.agrees
    }
}
