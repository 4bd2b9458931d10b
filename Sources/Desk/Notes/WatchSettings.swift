import Catalogue
import Foundation
import Platform

/// The student's choices for `make watch`, which stay from one watch to the next.
///
/// Plain text in the workbook's cache that may be deleted at any time.
package struct WatchSettings: Hashable, Sendable {
    /// Whether a pass goes on to the next open exercise.
    package var advances = false

    private static let maximumBytes = 4_096
    private static let advancing = "advance=on"

    package init() {}

    /// The settings of a workbook; the defaults if there are none.
    package init(of workbook: Workbook) {
        let file = WatchSettings.file(of: workbook)
        guard let data = RegularFile.contents(atPath: file, atMost: WatchSettings.maximumBytes)
        else {
            return
        }
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        advances = words.contains { $0 == WatchSettings.advancing }
    }

    /// Writes the settings; a failed write is ignored, because only the choice is lost.
    package func save(for workbook: Workbook) {
        let text =
            "# What watch remembers of your choices.\n"
            + (advances ? WatchSettings.advancing : "advance=off") + "\n"
        try? Data(text.utf8).write(wholeTo: WatchSettings.file(of: workbook))
    }

    static func file(of workbook: Workbook) -> String { "\(workbook.cache)/desk/watch.txt" }
}
