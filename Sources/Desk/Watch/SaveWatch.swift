import Foundation

/// Tells when a file was saved, as soon as the editor has done.
final class SaveWatch {
    private let path: String
    private var watcher: FolderWatcher?
    private var burst = BurstWait()
    private var signature: FileSignature?
    private var nextLook = 0.0

    /// A look at the file's date, in seconds: where the system tells of changes, for the folders that
    /// it does not tell of, such as a container's or the network's; and where it cannot tell at all.
    private static let secondsBetweenLooks = (toldOfChanges: 1.0, alone: 0.25)

    /// Begins to watch.
    init(path: String) {
        self.path = path
        signature = FileSignature(path: path)
        watch()
    }

    /// What to wait for.
    var descriptors: [Int32] { watcher.map { [$0.descriptor] } ?? [] }

    /// The longest to wait for anything.
    func secondsToWait(at now: Double) -> Double {
        max(0, min(burst.due ?? .infinity, nextLook) - now)
    }

    /// Takes what the system has to tell.
    func takeNews(at now: Double) {
        switch watcher?.news() {
        case nil, .nothing?: return
        case .fileTouched?: burst.note(at: now)
        case .folderLost?:
            watcher = nil
            burst.note(at: now)
        }
    }

    /// Whether the file was saved, or removed, and the editor has done; says so once.
    func wasSaved(at now: Double) -> Bool {
        if now >= nextLook { look(at: now) }
        guard burst.isOver(at: now) else { return false }
        signature = FileSignature(path: path)
        return true
    }

    private func look(at now: Double) {
        if watcher == nil { watch() }
        let seconds = SaveWatch.secondsBetweenLooks
        nextLook = now + (watcher == nil ? seconds.alone : seconds.toldOfChanges)
        let current = FileSignature(path: path)
        if current != signature {
            signature = current
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
