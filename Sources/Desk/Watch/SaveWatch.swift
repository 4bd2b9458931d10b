import Foundation
import Platform

/// Detects a save as soon as the editor has finished it.
final class SaveWatch {
    private let path: String
    private var watcher: FolderWatcher?
    private var burst = BurstWait()
    private var stamp: FileStamp?
    private var nextLook = 0.0

    /// The intervals at which to poll the file's stamp, in seconds.
    ///
    /// `toldOfChanges` applies beside a watcher, because folders of containers and networks may
    /// report no events. `alone` applies without a watcher.
    private static let secondsBetweenLooks = (toldOfChanges: 1.0, alone: 0.25)

    init(path: String) {
        self.path = path
        stamp = FileStamp(path)
        watch()
    }

    var descriptors: [Int32] { watcher.map { [$0.descriptor] } ?? [] }

    /// The timeout of the next wait.
    func secondsToWait(at now: Double) -> Double {
        max(0, min(burst.due ?? .infinity, nextLook) - now)
    }

    /// Drains the watcher's events.
    func drainEvents(at now: Double) {
        switch watcher?.news() {
        case nil, .nothing?: return
        case .fileTouched?: burst.note(at: now)
        case .folderLost?:
            watcher = nil
            burst.note(at: now)
        }
    }

    /// Returns once for each completed save or removal.
    func wasSaved(at now: Double) -> Bool {
        if now >= nextLook { look(at: now) }
        guard burst.isOver(at: now) else { return false }
        stamp = FileStamp(path)
        return true
    }

    private func look(at now: Double) {
        if watcher == nil { watch() }
        let seconds = SaveWatch.secondsBetweenLooks
        nextLook = now + (watcher == nil ? seconds.alone : seconds.toldOfChanges)
        let current = FileStamp(path)
        if current != stamp {
            stamp = current
            burst.note(at: now)
        }
    }

    private func watch() {
        let url = URL(fileURLWithPath: path)
        watcher = FolderWatcher(
            folder: url.deletingLastPathComponent().path,
            name: url.lastPathComponent
        )
    }
}
