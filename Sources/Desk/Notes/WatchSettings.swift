import Catalogue
import Platform

/// The student's choices for `make watch`, which stay from one watch to the next.
///
/// They lie in the workbook's cache, and may be deleted at any time.
struct WatchSettings: Codable, Hashable {
    /// Whether a pass goes on to the next open exercise.
    var advances = false
}

extension WatchSettings {
    /// The settings of a workbook; the defaults if there are none.
    init(of workbook: Workbook) {
        self = WatchSettings.file(of: workbook).value ?? WatchSettings()
    }

    /// Writes the settings; a failed write is ignored, because only the choice is lost.
    func save(for workbook: Workbook) {
        try? WatchSettings.file(of: workbook).keep(self)
    }

    private static func file(of workbook: Workbook) -> KeptValue<WatchSettings> {
        KeptValue(at: "\(workbook.cache)/desk/watch.json", atMost: 4_096)
    }
}
